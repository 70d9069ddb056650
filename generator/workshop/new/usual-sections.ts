/** The sections of a new page when nothing else is chosen. */
export const usualSections = ['hero', 'prose', 'callout'];
