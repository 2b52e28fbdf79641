// What to call a player.
import { say, t } from '../words/index.svelte';
import type { BotCard, Player } from '../protocol';

export function nameOf(player: Player, bots: BotCard[]): string {
  if (player.name) return player.name;
  return levelOf(player, bots) || t('common-player', { number: player.seat + 1 });
}

/** How well a bot plays, in a word; empty for people. */
export function levelOf(player: Player, bots: BotCard[]): string {
  const level = player.kind === 'bot' ? bots.find((bot) => bot.spec === player.bot) : undefined;
  return level ? say(level.title) : '';
}
