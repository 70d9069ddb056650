type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns true for a click or key press with a modifier key, which makes browsers do something else, such as open a
 * tab.
 */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers) =>
  ctrlKey || metaKey || shiftKey || altKey;
