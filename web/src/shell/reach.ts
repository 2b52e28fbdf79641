// The address that others open: the one that whoever runs the server gives, else the one in the local network, else ours.
import type { Reach } from '../protocol';
import { reachOf } from './server';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
const UNKNOWN: Reach = { is_local: false, address: '', is_public: false };

export interface Base {
  address: string;
  /** Nobody but this computer can open it. */
  isOnlyHere: boolean;
}

export function baseOf(reach: Reach, { origin, hostname }: Pick<Location, 'origin' | 'hostname'>): Base {
  const isBetter = reach.address !== '' && (reach.is_public || HERE.includes(hostname));
  return { address: isBetter ? reach.address : origin, isOnlyHere: reach.is_local && HERE.includes(hostname) };
}

/** A server that does not answer now leaves the address as it stands. */
export const baseHere = async (): Promise<Base> => baseOf(await reachOf().catch(() => UNKNOWN), location);
