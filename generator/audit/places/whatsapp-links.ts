import { editDistance } from '../../../templates/schema/edit-distance.ts';
import { digitsOf } from '../../basics/letters-of.ts';
import { partAt } from '../../read/locate.ts';
import type { Background } from '../background.ts';
import type { Finding } from '../finding.ts';
import { matchesOf } from '../matches.ts';
import { type WrittenFile, writtenSpot } from '../written-texts.ts';

/** The number in a link that opens a chat. Others, such as wa.me/message/…, have none. */
const chat = /\bhttps?:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:[^\s#]*&)?phone=)\+?(\d{6,15})(?!\d)/g;

/**
 * Reports links to WhatsApp that open no chat because their number has no country code, or whose number differs from
 * that of the business by a digit. A different number may be a second one.
 */
export function wrongChats(file: WrittenFile, { number, facts: { contact } }: Background): Finding[] {
  const own = digitsOf(number);
  const code = digitsOf(contact.countryCode);
  return file.texts.flatMap((written) => {
    if (!/wa\.me\/|whatsapp\.com\//.test(written.text)) return [];
    return matchesOf(written.text, chat).flatMap(({ 0: words, 1: digits = '', index }): Finding[] => {
      if (digits === own) return [];
      // From another country, numbers are dialed with 00 first. In links, some people keep the 0 of calls at home.
      const international = digits.replace(/^00/, '');
      const isWithZero = international === `${code}0${own.slice(code.length)}`;
      const isOwn = digits === digitsOf(contact.phone) || international === own || isWithZero;
      // Somebody of the team may have a similar number.
      const isAlmostOwn =
        !written.path.includes('people') && digits.length === own.length && editDistance(digits, own) === 1;
      if (!isOwn && !isAlmostOwn && !digits.startsWith('0')) return [];
      const dialed = international === digits ? null : international;
      const right = isOwn || isAlmostOwn ? own : dialed;
      return [
        {
          at: writtenSpot(file, written, partAt(written.text, words, index)),
          message: isAlmostOwn
            ? `“${words}” opens a chat with another number than ${contact.phone}.`
            : `“${words}” opens no chat, because WhatsApp needs the country code, without any 0 before ${isWithZero ? 'or after ' : ''}it.`,
          hint: right ? `Write:  ${words.replace(/\+?\d+$/, right)}` : 'Write the country code first.',
          value: words,
        },
      ];
    });
  });
}
