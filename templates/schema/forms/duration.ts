import type { Form } from './form.ts';

/** How long something takes, as visitors read it. They cannot know what a number alone counts. */
export const duration: Form = (text) => {
  if (!/^\d+(?:[.,]\d+)?$/.test(text)) return null;
  const fault = 'must have a unit, such as min';
  // Fewer than ten are hours as often as minutes.
  return /^\d{2,}$/.test(text)
    ? { fault, better: `${text} min` }
    : { fault, advice: 'Write the unit too, as in 90 min or 2 hours.' };
};
