// Parts of the board in words, for labels.
import { signed } from '../../parts/counting';
import type { Preview } from '../../protocol';
import { settings } from '../../shell/settings.svelte';
import { CHIPS, LARGE } from './cardboard';
import { spacesOf } from './plates';
import type { ChipFace, Drawn, Line, Plate, SpaceKind } from './types';
import { t } from '../../words/index.svelte';

export function kindWord(kind: string): string {
  return t(`duel-board-kind-${kind as SpaceKind}`);
}

export function tilesWord(tiles: readonly string[]): string {
  return tiles.map(kindWord).join(', ') || t('duel-board-none');
}

export function spacesWord(spaces: readonly string[]): string {
  const [a = '', b = '', c = '', e = ''] = spaces.map(kindWord);
  return t('duel-board-spaces', { n0: a, n1: b, n2: c, n3: e });
}

/** A plate by its spaces, and by its name for who wants notation. */
export function plateWord(plate: Plate, turn = 0): string {
  const spaces = spacesWord(spacesOf(plate, turn));
  return settings.notation ? `${plate}, ${spaces}` : spaces;
}

/** A plate that lies on a field of the dome, as it is turned. */
export function fieldWord(plate: Plate, field: number, turn: number): string {
  return t('duel-board-on-field', { plate: plateWord(plate, turn), number: field + 1 });
}

export function drawnWord({ plate, type }: Pick<Drawn, 'plate' | 'type'>): string {
  return plate ? plateWord(plate) : t(`duel-board-type-${type}`);
}

export function chipWord(chip: ChipFace): string {
  return t('duel-board-chip', { colours: CHIPS[chip].map(kindWord).join(', ') });
}

export function lineWord(line: Line): string {
  const content = line.colour
    ? t('duel-board-filled', { colour: kindWord(line.colour), tiles: line.tiles, spaces: line.spaces })
    : t('duel-board-empty', { spaces: line.spaces });
  const more = [line.moved ? t('duel-board-moved') : '', line.paid ? t('duel-board-paid', { count: line.paid }) : ''];
  return [content, ...more].filter(Boolean).join(', ');
}

/** Points won or lost. */
export function changeText(points: number): string {
  return points ? signed(points) : '';
}

export function breaksWord(count: number): string {
  return count ? t('duel-board-breaks', { count }) : '';
}

/** What a move would do at once. */
export function previewWord({ falls, loss, points }: Preview): string {
  return [breaksWord(falls), changeText(-Math.abs(loss)), changeText(points)].filter(Boolean).join(' ');
}

export function factoryWord(number: number): string {
  return number === LARGE ? t('duel-board-large') : t('duel-board-factory', { number: number + 1 });
}
