import { isUsState, statesByName } from '../../../templates/schema/forms/states.ts';
import { inYaml } from './dictation.ts';
import { withLines } from './lines-for-list.ts';
import { typeMessages } from './type-messages.ts';
import { quoted, type ValueExplanation, type WrongValue } from './wrong-value.ts';

const zip = '\\d{5}(?:-\\d{4})?';
const canadian = '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d';
const country = '(?:USA?|U\\.S\\.A?\\.|United States(?: of America)?|Canada|CA)';
const line = new RegExp(`^(?<place>.+?)[\\s,]+(?<code>${zip}|${canadian})(?:[\\s,]+${country})?$`, 'i');
const names = Object.keys(statesByName).join('|');
const provinces = 'Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Québec|Quebec|Saskatchewan';
const placeAndState = new RegExp(
  `^(?<place>.*[^\\s,])[\\s,]+(?:(?<short>[A-Z]{2})\\.?|(?<long>${names}|${provinces}))$`,
  'iu',
);

/** Explains an address of the United States or Canada on one line. Returns null if its parts are not clear. */
export function addressWritten(wrong: WrongValue): ValueExplanation | null {
  const { path, data, label } = wrong;
  const value = path.length === 1 && path[0] === 'address' && typeof data === 'string' ? partsOf(data) : null;
  if (!value) return null;
  const lines = Object.entries(value).map(([name, text]) => `${name}: ${inYaml(text)}`);
  return { message: typeMessages.lineForGroup(label, quoted(wrong), withLines(lines, wrong)), value };
}

function partsOf(text: string): Record<string, string> | null {
  const { place = '', code = '' } = text.trim().match(line)?.groups ?? {};
  const { place: rest = '', short, long = '' } = place.match(placeAndState)?.groups ?? {};
  const region = short?.toUpperCase() ?? statesByName[long.toLowerCase()] ?? long;
  const [, street, city] = rest.match(/^(?:(.*\S)\s*,\s*)?([^,\d]+)$/) ?? [];
  const inCanada = /^[A-Z]/i.test(code);
  // “Main St 75034” ends with two letters too.
  if (!city || region === '' || (!inCanada && !isUsState(region))) return null;
  const postalCode = inCanada ? code.toUpperCase().replace(/^(...) ?/, '$1 ') : code;
  return { ...(street && { street }), city, region, postalCode, country: inCanada ? 'CA' : 'US' };
}
