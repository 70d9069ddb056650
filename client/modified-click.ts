type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** True for a click or a key together with one that makes browsers do something else, such as open a tab. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers) =>
  ctrlKey || metaKey || shiftKey || altKey;
