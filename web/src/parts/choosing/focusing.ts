// By keyboard the focus follows the hand: from what is picked up to where it may go, and back when it is put down.
export function focusing(board: HTMLElement) {
  async function follow(event: MouseEvent) {
    const clicked = event.target as Element;
    const isPlaced = clicked.closest('[data-drop]') !== null;
    const isByKey = event.detail === 0 && clicked.closest('[data-pick]') !== null;
    if (!isPlaced && !isByKey) return;
    await new Promise(requestAnimationFrame); // until the click has been answered
    const next = isPlaced ? board : board.querySelector<HTMLElement>('[data-drop]');
    next?.focus({ preventScroll: true });
  }

  function back(event: KeyboardEvent) {
    if (event.key === 'Escape') board.querySelector<HTMLElement>('[data-pick][aria-pressed="true"]')?.focus();
  }

  board.addEventListener('click', follow);
  board.addEventListener('keydown', back);
  return {
    destroy() {
      board.removeEventListener('click', follow);
      board.removeEventListener('keydown', back);
    },
  };
}
