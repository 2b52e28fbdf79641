import { expect, test, vi } from 'vitest';

vi.mock('../src/shell/server', () => ({ reachOf: () => Promise.reject(new Error('not asked here')) }));
const { baseOf } = await import('../src/shell/reach');

const HERE = { origin: 'http://localhost:8642', hostname: 'localhost' };
const THERE = { origin: 'http://192.168.1.7:8642', hostname: '192.168.1.7' };

test('a server that listens on this computer alone says so', () => {
  const reach = { is_local: true, address: '', is_public: false };
  expect(baseOf(reach, HERE)).toEqual({ address: HERE.origin, isOnlyHere: true });
});

test('in a local network the address of the network is offered, and whoever came by another keeps his', () => {
  const reach = { is_local: false, address: 'http://192.168.1.5:8642', is_public: false };
  expect(baseOf(reach, HERE)).toEqual({ address: reach.address, isOnlyHere: false });
  expect(baseOf(reach, THERE)).toEqual({ address: THERE.origin, isOnlyHere: false });
});

test('the address that the server is given goes before all others', () => {
  const reach = { is_local: false, address: 'https://games.example', is_public: true };
  expect(baseOf(reach, HERE).address).toBe(reach.address);
  expect(baseOf(reach, THERE).address).toBe(reach.address);
});
