// How a finished game ended, in a word.
import type { Position } from '../../protocol';
import { language, t } from '../../words/index.svelte';

export function endedOf({ outcome, seats }: Position, names: string[]): string {
  if (!outcome) return t('page-home-page-over');
  const { winners, resigned } = outcome;
  const nameOf = (seat: number) => names[seat] || t('common-player', { number: seat + 1 });
  const scores = outcome.scores.join(' : ');
  const winner = winners[0] ?? 0;
  const isMine = seats.length === 1 && seats[0] === winner;
  const won = isMine ? t('table-ended-won', { scores }) : t('table-ended-by', { name: nameOf(winner), scores });
  const shared = () =>
    t('table-ended-shared', { names: new Intl.ListFormat(language()).format(winners.map(nameOf)), scores });
  const ended = winners.length > 1 ? shared() : won;
  return resigned === null ? ended : t('table-ended-resigned', { ended, name: nameOf(resigned) });
}
