/** Opens a dialog as soon as it is there, over everything else. */
export function modal(dialog: HTMLDialogElement) {
  dialog.showModal();
}
