// What stands between the people at a table and the next move: said in the line above the board, with what can be done.
import { t } from '../../words/index.svelte';
import type { IconName } from '../../parts/icons';
import type { Sitting } from '../../table/sitting.svelte';
import type { Panel } from './panels';

export interface Deed {
  title: string;
  /** In full, where the title is short. */
  label?: string;
  icon?: IconName;
  isMain?: boolean;
  act: () => void;
}
export interface Matter {
  /** Empty: the line says what it would have said. */
  words: string;
  deeds: Deed[];
  isTrouble?: boolean;
  /** The first deed is what a key press means now. */
  isPressing?: boolean;
}

export function matterOf(sitting: Sitting, open: (panel: Panel) => void): Matter | null {
  if (sitting.live.state === 'lost') return { words: lost(sitting), deeds: [], isTrouble: true };
  if (sitting.shown?.is_over) return null;
  return (
    slow(sitting) ??
    preparing(sitting) ??
    asked(sitting) ??
    confirmed(sitting) ??
    news(sitting) ??
    replaced(sitting) ??
    absent(sitting, open) ??
    missing(sitting, open)
  );
}

const lost = ({ isSending }: Sitting): string =>
  isSending ? `${t('page-table-lost')} ${t('table-waiting-move')}` : t('page-table-lost');

/** The connection seems to be there, but the move has not arrived. */
const slow = ({ isSending, live }: Sitting): Matter | null =>
  isSending && live.isSlow ? { words: t('table-slow-move'), deeds: [], isTrouble: true } : null;

/** A bot is on turn that has never played on this computer; for the lowest level another plays meanwhile. */
function preparing({ preparing, shown, live, names, bots }: Sitting): Matter | null {
  const bot = live.players.find(({ seat }) => seat === shown?.thinking);
  if (preparing.isReady || !bot || bot.bot === bots[0]?.spec) return null;
  const name = names[bot.seat] ?? '';
  const seconds = preparing.now?.seconds;
  const words = seconds ? t('table-preparing-bot-left', { name, seconds }) : t('table-preparing-bot', { name });
  return { words, deeds: [] };
}

const news = ({ news }: Sitting): Matter | null => (news ? { words: news, deeds: [] } : null);

/** A move is chosen and not yet played: its places are marked on the board. */
function confirmed(sitting: Sitting): Matter | null {
  const move = sitting.waiting;
  if (!move) return null;
  const play: Deed = { title: t('page-confirm-play'), icon: 'check', isMain: true, act: () => sitting.play(move) };
  const back: Deed = { title: t('page-confirm-back'), icon: 'undo', act: () => (sitting.chosen = null) };
  return { words: t('page-confirm-asks'), deeds: [play, back], isPressing: true };
}

function asked(sitting: Sitting): Matter | null {
  const position = sitting.live.position;
  if (!position || position.asked === null) return null;
  if (position.seats.includes(position.asked)) return { words: t('page-undo-waiting'), deeds: [] };
  const words = t('page-undo-asks', { name: sitting.names[position.asked] ?? '' });
  if (sitting.hasAnswered) return { words: t('page-undo-others'), deeds: [] };
  if (!position.is_asked) return { words, deeds: [] };
  const agree = { title: t('page-undo-agree'), icon: 'check', isMain: true, act: () => sitting.answer(true) } as const;
  return {
    words: `${words} ${t('page-undo-agreed')}`,
    deeds: [agree, { title: t('page-undo-refuse'), icon: 'close', act: () => sitting.answer(false) }],
  };
}

/** A bot plays for the viewer, who is back. */
function replaced(sitting: Sitting): Matter | null {
  if (!sitting.live.players.some((player) => player.is_replaced && sitting.isOwn(player))) return null;
  const reclaim = { title: t('page-people-reclaim'), isMain: true, act: () => sitting.live.want({ type: 'reclaim' }) };
  return { words: t('page-people-bot-for-you'), deeds: [reclaim] };
}

/** Who is on turn has left. */
function absent(sitting: Sitting, open: (panel: Panel) => void): Matter | null {
  const player = sitting.live.players.find(({ seat }) => seat === sitting.turn);
  if (!player || player.kind === 'bot' || player.is_present || player.is_replaced || sitting.isOwn(player)) return null;
  const name = sitting.names[player.seat] ?? '';
  const replace: Deed = {
    title: t('page-people-replace-short'),
    label: t('page-people-replace', { name }),
    icon: 'bot',
    act: () => sitting.live.want({ type: 'replace', seat: player.seat }),
  };
  const deeds = player.can_be_replaced && sitting.shown?.seats.length ? [replace] : [];
  const invite = missing(sitting, open)?.deeds ?? [];
  return {
    words: player.name
      ? t('page-people-turn-away', { name })
      : t('page-share-waiting', { count: sitting.missing.length }),
    deeds: [...invite, ...deeds],
  };
}

/** Somebody has never come. */
function missing(sitting: Sitting, open: (panel: Panel) => void): Matter | null {
  if (!sitting.missing.length) return null;
  const invite: Deed = { title: t('page-actions-share'), icon: 'share', act: () => open('share') };
  return {
    words: sitting.isMine ? '' : t('page-share-waiting', { count: sitting.missing.length }),
    deeds: sitting.links.length ? [invite] : [],
  };
}
