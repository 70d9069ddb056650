import { validatePhoneNumberLength } from 'libphonenumber-js/min';
import { callingCodes } from './country-code.ts';
import { type Form, type FormFault, factAt } from './form.ts';

/** Text before or after a number that is no part of it. */
const label = /^(?:tel(?:ephone)?|phone|ph|call|mobile|cell|office|[tpm])\b[.:]?\s*|^tel:/i;
const extension = /[\s,;]*(?:\(\s*)?(?:#|\bx|(?<=\d)x|\bext(?:ension|n)?\b\.?:?)\s*\d{1,6}\)?$/i;
const dialed = /^[\d\s()./+‐‑–-]+$/;

/** The digits on the keys of a phone (https://www.itu.int/rec/T-REC-E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** A phone number as visitors read it, without the country code, which is a fact of its own. */
export const phone: Form = (text, facts) => {
  const code = factAt(facts, 'contact.countryCode') ?? '';
  const countryCode = callingCodes().has(code) ? code : null;
  return notDialed(text, countryCode) ?? repeatedCode(text, countryCode) ?? wrongLength(text, countryCode);
};

/** The better text, if it has no fault itself. */
function ifRight(better: string, countryCode: string | null): Pick<FormFault, 'better'> {
  const isRight =
    dialed.test(better) && !repeatedCode(better, countryCode) && countryCode && !wrongLength(better, countryCode);
  return isRight ? { better } : {};
}

/** Anything but digits and what people write between them. */
function notDialed(text: string, countryCode: string | null): FormFault | null {
  if (dialed.test(text)) return null;
  const [found = ''] = text.match(extension) ?? [];
  if (found) {
    return {
      fault: `has the extension "${found.trim()}", which a link cannot dial`,
      ...ifRight(text.replace(extension, ''), countryCode),
      advice: 'Write the extension in text on a page.',
    };
  }
  const [name = ''] = text.match(label) ?? [];
  if (name)
    return {
      fault: `must be only the number, without "${name.trim()}"`,
      ...ifRight(text.slice(name.length), countryCode),
    };
  const digits = text.replace(/[oO](?![a-z])/g, '0').replace(/[lI](?![a-z])/g, '1');
  if (dialed.test(digits)) return { fault: 'has a letter where a digit belongs', ...ifRight(digits, countryCode) };
  const [letters] = text.match(/[a-z]+(?:[-. ][a-z]+)*/i) ?? [];
  if (letters === undefined) return { fault: `must be digits, but this is "${text}"` };
  return {
    fault: `has letters ("${letters}"), and a phone dials only digits`,
    ...ifRight(text.replace(/[a-z]/gi, keyOf), countryCode),
    advice: 'You can write the word in text on a page.',
  };
}

const keyOf = (letter: string) => String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2);

/** A country code in front of the number. */
function repeatedCode(text: string, countryCode: string | null): FormFault | null {
  const digits = text.replace(/\D/g, '');
  const international = /^\D*(\+|00)/.test(text);
  if (!international) {
    const isRepeated = countryCode === '+1' && digits.length === 11 && digits.startsWith('1');
    return isRepeated ? repeated('1', '1', text, countryCode) : null;
  }
  const bare = digits.replace(/^00/, '');
  const own = countryCode?.slice(1);
  if (own && bare.startsWith(own)) return repeated(own, `${text.includes('+') ? '+' : '00'}${own}`, text, countryCode);
  return {
    fault: `begins with a country code${countryCode ? ` that is not "countryCode", ${countryCode}` : ''}`,
    advice: 'Put the country code in "countryCode" and the rest of the number here.',
  };
}

/** @param written the country code as the text has it */
function repeated(code: string, written: string, text: string, countryCode: string | null): FormFault {
  const rest = text.replace(new RegExp(`^\\D*(?:00)?\\s?${[...code].join('\\s?')}[\\s).-]*(?:\\(0\\)\\s*)?`), '');
  // The first parenthesis may be before the country code.
  const better = rest.includes(')') && !rest.includes('(') ? `(${rest}` : rest;
  return {
    fault: `has the country code ${written}, which "countryCode" has too`,
    ...(wrongLength(better, countryCode) ? {} : { better }),
  };
}

function wrongLength(text: string, countryCode: string | null): FormFault | null {
  const digits = text.replace(/\D/g, '');
  const has = `has ${digits.length === 1 ? '1 digit' : `${digits.length} digits`}`;
  const id = 'bad-phone';
  if (countryCode === null) return digits.length < 4 ? { fault: `${has}, which is too few`, id } : null;
  if (countryCode === '+1') {
    return digits.length === 10 ? null : { fault: `${has}; with the country code +1 it has 10`, id };
  }
  const fault = validatePhoneNumberLength(digits, { defaultCallingCode: countryCode.slice(1) });
  if (fault === undefined) return null;
  return {
    fault: `${has}, which is too ${fault === 'TOO_LONG' ? 'many' : 'few'} with the country code ${countryCode}`,
    id,
  };
}
