/** True for a click with a key that makes browsers open a tab or a window, or save what a link leads to. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
