import { nearBefore, sentenceBefore } from '../sentence.ts';

/** A second phone of the business, in the languages of most sites that are not in English. */
const cell =
  'cellulaires?|cell|portables?|mobile|handy|mobil(?:telefon|nummer)?|m[oó]vil|celular|cellulare|telem[oó]vel|whats ?app';
/** A number that costs callers nothing. */
const free =
  'sans frais|num[eé]ro vert|kostenlose?|kostenfreie?|gebührenfreie?|(?:llamada|l[ií]nea|n[uú]mero) gratuit[ao]|numero verde|(?:chamada|ligação|linha|n[uú]mero) gr[aá]tis';
/** A number for what cannot wait, which may be that of an ambulance, unless a text asks to call “us”. */
const urgent =
  'urgences?|notf[aä]lle?n?|notruf|emergenc\\p{L}+|urgencias?|emergenz[ae]|urgenz[ae]|(?:emer|ur)g[eê]ncias?';

const us = '(?:-nous|notre num[eé]ro|ll[aá]m[ae]nos|nuestro n[uú]mero)(?!\\p{L})';

const other = new RegExp(`(?<!\\p{L})(?:${cell}|${free}|(?:${urgent})(?!.*${us}))(?!\\p{L})[^\\d.!?]*$`, 'iu');

const ours =
  'adresse|courriel|e-?mail|mail|num[eé]ro|nummer|t[eé]l[eé]phone|telefon\\p{L}*|tel[eé]fono|correo|direcci[oó]n|indirizzo|endere[cç]o|contact\\p{L}*|nous|notre|uns\\p{L}*|nuestr\\p{L}+|nostr\\p{L}+|noss\\p{L}+';
const article = "(?:l[ea]s?|de[rs]|die|das|el|los|il|lo|gli|os?|as?) |l[’']";
const of = "(?:du|de|des|von|de[rs]|del(?:la)?|di|d[oa]s?) |d[’']|del+[’']";
const is = 'est|sont|ist|sind|est[aá]n?|es|son|è|sono|é|são|fica';
/** What belongs to something: “La billetterie du concert est à”. */
const ofThing = new RegExp(
  `^(?:${article})(?!.*(?<!\\p{L})(?:${ours})(?!\\p{L}))[^,;:]*(?<!\\p{L})(?:${of})[^,;:]* (?:${is}) (?:\\p{L}+ ){0,3}$`,
  'iu',
);

/**
 * Returns true if words right before an offset, in a language other than English, say that what follows is a second
 * number of the business, or belongs to somebody else.
 */
export const isOtherContact = (text: string, index: number): boolean =>
  other.test(nearBefore(text, index)) || ofThing.test(sentenceBefore(text, index));
