import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { callingCodes } from './country-code.ts';
import { type Form, type FormFault, factAt } from './form.ts';

/** Text before or after a number that is not part of it. */
const use = 'calls?|texts?|sms|whatsapp|cell|mobile|office|home|work|fax|voice';
const uses = `(?:${use})(?:\\s*(?:or|and|&|/)\\s*(?:${use}))*`;
const label = new RegExp(`^(?:tel(?:ephone)?|phone|ph|[tpm]|${uses})\\b(?: us)?(?: at)?[.:]?\\s*(?=[\\d+(])`, 'i');
const note = new RegExp(`\\s*[(,–-]*\\s*\\b${uses}(?: only| us)?\\)?$`, 'i');
const extension = /[\s,;]*(?:\(\s*)?(?:#|\bx|(?<=\d)x|\bext(?:ension|n)?\b\.?:?)\s*\d{1,6}\)?$/i;
const dialed = /^[\d\s()./+‐‑–-]+$/;

/** The digits on the keys of a phone (https://www.itu.int/rec/T-REC-E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** A phone number as visitors read it, without the country code, which is a separate fact. */
export const phone: Form = (text, facts) => {
  const code = factAt(facts, 'contact.countryCode') ?? '';
  const countryCode = callingCodes().has(code) ? code : null;
  return (
    notDialed(text, countryCode) ??
    unpaired(text, countryCode) ??
    repeatedCode(text, countryCode) ??
    wrongLength(text, countryCode)
  );
};

/** Returns the better text without the country code, if it has no fault then. */
function ifRight(better: string, countryCode: string | null): Pick<FormFault, 'better'> {
  if (countryCode === null || !dialed.test(better)) return {};
  if (unpairedIn(better) !== null) return {};
  const found = repeatedCode(better, countryCode);
  if (found) return found.better === undefined ? {} : { better: found.better };
  return wrongLength(better, countryCode) ? {} : { better };
}

/** Reports anything except digits and what people write between them. */
function notDialed(text: string, countryCode: string | null): FormFault | null {
  if (dialed.test(text)) return severalNumbers(text, countryCode);
  const [end = ''] = text.match(/\s*[,;:]+$/) ?? [];
  if (end) return { fault: `has "${end.trim()}" at its end`, ...ifRight(text.slice(0, -end.length), countryCode) };
  const [found = ''] = text.match(extension) ?? [];
  if (found) {
    return {
      fault: `has the extension "${found.replace(/^[\s,;]+/, '')}", which a link cannot dial`,
      ...ifRight(text.replace(extension, ''), countryCode),
      advice: 'Write the extension in text on a page.',
    };
  }
  const [name = ''] = text.match(label) ?? text.match(note) ?? [];
  if (name) {
    const fault = `must be only the number, without "${name.trim()}"`;
    const advice = /text|sms/i.test(name) && { advice: 'For a button that sends a text message, write "to: text".' };
    return { fault, ...ifRight(text.replace(name, ''), countryCode), ...advice };
  }
  return severalNumbers(text, countryCode) ?? withLetters(text, countryCode);
}

function severalNumbers(text: string, countryCode: string | null): FormFault | null {
  const isTwo = /\d{3}.*(?:\bor\b|\band\b|[/,;&|]).*\d{3}/i.test(text) && text.replace(/\D/g, '').length >= 14;
  if (!isTwo) return null;
  const [first = ''] = text.split(/\s*(?:\bor\b|\band\b|[/,;&|])\s*/i);
  const fault = 'must be one phone number, but this has two';
  return { fault, ...ifRight(first, countryCode), advice: 'Write the other number in text on a page.' };
}

function withLetters(text: string, countryCode: string | null): FormFault {
  const digits = text.replace(/[oO](?![a-z])/g, '0').replace(/[lI](?![a-z])/g, '1');
  if (dialed.test(digits)) return { fault: 'has a letter where a digit belongs', ...ifRight(digits, countryCode) };
  const [letters] = text.match(/[a-z]+(?:[-. ][a-z]+)*/i) ?? [];
  if (letters === undefined) {
    const inBrackets = text.replace(/[[{<](\d+)[\]}>]/g, '($1)');
    if (dialed.test(inBrackets)) {
      return { fault: 'has brackets where parentheses belong', ...ifRight(inBrackets, countryCode) };
    }
    const spaced = text.replace(/[^\d\s().+[\]{}<>]+/g, '-');
    return { fault: `must be digits, but this is "${text}"`, ...ifRight(spaced, countryCode) };
  }
  const fault = `has letters ("${letters}"), and a phone dials only digits`;
  const { better } = ifRight(text.replace(/[a-z]/gi, keyOf), countryCode);
  return better === undefined ? { fault } : { fault, better, advice: 'Letters can be in text on a page.' };
}

const keyOf = (letter: string) => String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2);

/** Reports an unmatched parenthesis. */
function unpaired(text: string, countryCode: string | null): FormFault | null {
  const sign = unpairedIn(text);
  if (sign === null) return null;
  const missing = sign === '(' ? ')' : '(';
  const paired = sign === '(' ? text.replace(/\(\s*(\d+)[\s.-]*/, '($1) ') : text.replace(/(\d+)\s*\)\s*/, '($1) ');
  const isOne = text.replace(/[^()]/g, '').length === 1;
  return {
    fault: `has "${sign}" without "${missing}"`,
    ...ifRight(isOne ? paired : text.replace(/\(+/g, '(').replace(/\)+/g, ')'), countryCode),
  };
}

/** Returns the first unmatched parenthesis. */
const unpairedIn = (text: string) => text.replace(/\([^()]*\)/g, '').match(/[()]/)?.[0] ?? null;

/** Reports a country code in front of the number. */
function repeatedCode(text: string, countryCode: string | null): FormFault | null {
  const digits = text.replace(/\D/g, '');
  const international = /^[^\d+]*(\+|00)/.test(text);
  if (!international) {
    const isRepeated = countryCode === '+1' && digits.length === 11 && digits.startsWith('1');
    return isRepeated ? repeated('1', '1', text, countryCode) : null;
  }
  const bare = digits.replace(/^00/, '');
  if (countryCode === null) return null;
  const own = countryCode.slice(1);
  if (bare.startsWith(own)) return repeated(own, `${text.includes('+') ? '+' : '00'}${own}`, text, countryCode);
  return {
    fault: `has a country code other than ${countryCode}, the one in "countryCode"`,
    advice: 'Put the country code in "countryCode" and the rest of the number here.',
  };
}

/** @param written the country code as in the text */
function repeated(code: string, written: string, text: string, countryCode: string | null): FormFault {
  const rest = text.replace(new RegExp(`^\\D*(?:00)?\\s?${[...code].join('\\s?')}[\\s).-]*(?:\\(0\\)\\s*)?`), '');
  // The opening parenthesis may be before the country code.
  const paired = rest.includes(')') && !rest.includes('(') ? `(${rest}` : rest;
  const better = countryCode !== null && lacksZero(paired, countryCode) ? paired.replace(/\d/, '0$&') : paired;
  return {
    fault: `has the country code ${written}, which "countryCode" already has`,
    ...(wrongLength(better, countryCode) ? {} : { better }),
  };
}

/** Returns true in countries where a call from within the country begins with a zero, which the number lacks. */
function lacksZero(text: string, countryCode: string): boolean {
  const digits = text.replace(/\D/g, '');
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: countryCode.slice(1), extract: false });
  return number?.formatNational().replace(/\D/g, '') === `0${digits}`;
}

function wrongLength(text: string, countryCode: string | null): FormFault | null {
  const digits = text.replace(/\D/g, '');
  const has = `has ${digits.length === 1 ? '1 digit' : `${digits.length} digits`}`;
  const id = 'bad-phone';
  const tooFew = { fault: `${has}, which is too few`, id };
  if (countryCode === null) return digits.length < 5 ? tooFew : null;
  if (countryCode === '+1') {
    return digits.length === 10 ? unassigned(digits) : { fault: `${has}; with the country code +1 it has 10`, id };
  }
  if (digits.length < 5) return tooFew;
  const fault = validatePhoneNumberLength(digits, { defaultCallingCode: countryCode.slice(1) });
  if (fault === undefined) return null;
  return {
    fault: `${has}, which is too ${fault === 'TOO_LONG' ? 'many' : 'few'} with the country code ${countryCode}`,
    id,
  };
}

/**
 * Reports North American numbers that cannot exist: neither an area code nor the three digits after it begin with 0 or
 * 1 (https://www.nanpa.com/numbering/area-codes).
 */
function unassigned(digits: string): FormFault | null {
  const [, area = ''] = digits.match(/^([01]\d\d)/) ?? [];
  const [, exchange = ''] = digits.match(/^\d{3}([01]\d\d)/) ?? [];
  const fault = area
    ? `has the area code ${area}, which does not exist: none begins with ${area[0]}`
    : `has ${exchange} after the area code, and no number there begins with ${exchange[0]}`;
  return area || exchange ? { fault, id: 'bad-phone', advice: 'Check each digit.' } : null;
}
