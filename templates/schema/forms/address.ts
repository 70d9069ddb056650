import { type Form, factAt } from './form.ts';
import { statesByName } from './states.ts';

/** What people write in place of a street if they have no shop. */
const nowhere = /^(?:none|no (?:street|address|shop)|n\/?a|mobile|keine?|ningun[ao]|aucune?|[-–—.?]+)$/i;

/** A street, without what the other lines of the address have. */
export const street: Form = (text, facts) => {
  if (nowhere.test(text.trim())) {
    return { fault: `must be a street, but this is "${text}"`, advice: 'If nobody comes to you, delete the line.' };
  }
  const city = factAt(facts, 'address.city') ?? '';
  const place = city === '' ? -1 : text.toLowerCase().lastIndexOf(`, ${city.toLowerCase()}`);
  if (place <= 0) return null;
  const rest = withoutPostalCode(text.slice(place + `, ${city}`.length), facts);
  const isOnlyPlace = tidy(rest) === '' || namesOfState(facts).includes(tidy(rest));
  return isOnlyPlace ? { fault: 'has the city in it, which "city" already has', better: text.slice(0, place) } : null;
};

/** A city, without its state and its postal code. */
export const city: Form = (text, facts) => {
  const bare = withoutPostalCode(text, facts);
  const better = withoutState(bare, facts);
  if (better === text || better === '') return null;
  const others = [...(better === bare ? [] : ['the state']), ...(bare === text ? [] : ['the postal code'])];
  return { fault: `must be only the city, without ${others.join(' and ')}`, better };
};

/** Returns a text without the postal code of the business, and without what joined the two. */
function withoutPostalCode(text: string, facts: unknown): string {
  const code = factAt(facts, 'address.postalCode') ?? '';
  return code !== '' && text.includes(code) ? text.replace(code, '').replace(/^[\s,]+|[\s,]+$/g, '') : text;
}

/** Returns a text without the state at its end: after a comma, or in capitals, as in `Tempe AZ`. */
function withoutState(text: string, facts: unknown): string {
  const [, beforeComma = '', last = ''] = text.match(/^(.*\S)\s*,\s*([^,]+)$/) ?? [];
  if (last !== '' && namesOfState(facts).includes(tidy(last))) return beforeComma;
  const code = ` ${factAt(facts, 'address.region') ?? ' '}`;
  return /^ [A-Z]{2,3}$/.test(code) && text.endsWith(code) ? text.slice(0, -code.length) : text;
}

/** Returns the code of the state and its name, as `tidy` leaves them. */
function namesOfState(facts: unknown): string[] {
  const region = factAt(facts, 'address.region');
  if (region === undefined) return [];
  return [tidy(region), ...Object.keys(statesByName).filter((name) => statesByName[name] === region)];
}

const tidy = (text: string) => text.replace(/[.,]/g, '').trim().toLowerCase();
