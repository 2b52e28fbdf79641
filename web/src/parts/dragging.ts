// Dragging is picking and placing in one gesture: it clicks what is pressed (`data-pick`), then what it is dropped on
// (`data-drop`).

const FAR = 8; // pixels from which on a press is a drag

export function dragging(board: HTMLElement) {
  let pressed: { pick: HTMLElement; x: number; y: number; ghost: HTMLElement | null } | null = null;

  function press(event: PointerEvent) {
    const pick = (event.target as Element).closest<HTMLElement>('[data-pick]');
    if (pick && event.button === 0) pressed = { pick, x: event.clientX, y: event.clientY, ghost: null };
  }

  function move(event: PointerEvent) {
    if (!pressed) return;
    const [dx, dy] = [event.clientX - pressed.x, event.clientY - pressed.y];
    if (!pressed.ghost && Math.hypot(dx, dy) < FAR) return;
    pressed.ghost ??= lift(pressed.pick);
    pressed.ghost.style.transform = `translate(${dx}px, ${dy}px)`;
    event.preventDefault();
  }

  function lift(pick: HTMLElement): HTMLElement {
    if (pick.getAttribute('aria-pressed') !== 'true') pick.click();
    const box = pick.getBoundingClientRect();
    const ghost = pick.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-pick');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.style.cssText = 'position:fixed;pointer-events:none;z-index:60;opacity:0.9;margin:0';
    const [left, top, width, height] = [box.x, box.y, box.width, box.height].map((length) => `${length}px`);
    Object.assign(ghost.style, { left, top, width, height });
    board.append(ghost);
    return ghost;
  }

  function release(event: PointerEvent) {
    const ghost = pressed?.ghost;
    pressed = null;
    if (!ghost) return;
    ghost.remove();
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    under
      .map((element) => element.closest<HTMLElement>('[data-drop]'))
      .find((found) => found)
      ?.click();
    window.addEventListener('click', swallow, { capture: true }); // the click that ends the gesture is not meant
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
  }

  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }

  function cancel() {
    pressed?.ghost?.remove();
    pressed = null;
  }

  board.addEventListener('pointerdown', press);
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', release);
  window.addEventListener('pointercancel', cancel);
  return {
    destroy() {
      cancel();
      board.removeEventListener('pointerdown', press);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', cancel);
    },
  };
}
