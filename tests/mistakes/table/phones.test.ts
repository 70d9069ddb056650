import { explained, fixable } from '../../harness/messages/mistakes.ts';

/** The phone number and its country code. */
fixable('site.yaml', [
  ['phone: 802-555-0117', 'phone: «802-555-0117,»', 'has "," at its end', '  802-555-0117'],
  ['phone: 802-555-0117', 'phone: «+1 802-555-0117»', 'country code +1'],
  ['phone: 802-555-0117', 'phone: «1-802-555-0117»', 'country code 1'],
  ['phone: 802-555-0117', 'phone: «+1 (802) 555-0117»', 'country code +1'],
  ['phone: 802-555-0117', 'phone: «+18025550117»'],
  ['phone: 802-555-0117', 'phone: «8025550117»', 'quotes'],
  ['phone: 802-555-0117', 'phone: «802-555-0117 x12»', 'extension "x12"'],
  ['phone: 802-555-0117', 'phone: «802-555-0117, ext. 12»', 'extension "ext. 12"'],
  ['phone: 802-555-0117', 'phone: «Call 802-555-0117»', 'without "Call"'],
  ['phone: 802-555-0117', 'phone: «802-555-0117 (cell)»', 'without "(cell)"'],
  ['phone: 802-555-0117', 'phone: «802-555-0117 or 802-555-0118»', 'one phone number', 'Write the other number'],
  ['phone: 802-555-0117', 'phone: «802-555-0117 / 802-555-0118»', 'one phone number'],
  ['phone: 802-555-0117', 'phone: «[802-555-0117, 802-555-0118]»', 'this is a list', 'only one of them'],
  ['phone: 802-555-0117', 'phone: «{ home: 802-555-0117, cell: 802-555-0118 }»', 'only one of them'],
  ['phone: 802-555-0117', 'phone: «802-555-O117»', 'letter where a digit belongs'],
  ['phone: 802-555-0117', 'phone: «802-555-SOOT»', '"SOOT"', 'only digits'],
  ['phone: 802-555-0117', 'phone: «1-800-FLOWERS»', '"FLOWERS"'],
  ['phone: 802-555-0117', 'phone: «"[802] 555-0117"»', 'brackets where parentheses belong'],
  ['phone: 802-555-0117', 'phone: «(802 555-0117»', '"(" without ")"'],
  ['phone: 802-555-0117', 'phone: «802) 555-0117»', '")" without "("'],
  ['phone: 802-555-0117', 'phone: «((802) 555-0117»', '"(" without ")"'],
  ['phone: 802-555-0117', 'phone: «+1 (802 555-0117»', '"(" without ")"'],
  ['email: sweep@example.com', 'email: «"[sweep@example.com](mailto:sweep@example.com)"»', 'Markdown'],
  ['countryCode: "+1"', 'countryCode: «1»'],
  ['countryCode: "+1"', 'countryCode: «+1»', 'quotes'],
  ['countryCode: "+1"', 'countryCode: «"1"»', 'plus sign'],
  ['countryCode: "+1"', 'countryCode: «US»', 'callers dial'],
  ['countryCode: "+1"', 'countryCode: «"001"»', 'plus sign instead of zeros'],
  ['countryCode: "+1"', 'countryCode: «"+999"»', 'no country'],
]);

explained('site.yaml', [
  ['phone: 802-555-0117', 'phone: «(123) 555-0117»', 'has the area code 123', 'Check each digit.'],
  ['phone: 802-555-0117', 'phone: «802-155-0117»', 'has 155 after the area code'],
  ['phone: 802-555-0117', 'phone: «802-555-011»', 'has 9 digits; with the country code +1 it has 10'],
  ['phone: 802-555-0117', 'phone: «802-555-01170»', 'has 11 digits; with the country code +1 it has 10'],
  ['phone: 802-555-0117', 'phone: «555-0117»', 'has 7 digits'],
  ['phone: 802-555-0117', 'phone: «CALL-NOW»', '"CALL-NOW"', 'only digits'],
  ['phone: 802-555-0117', 'phone: «+44 20 7946 0958»', 'other than +1', '"countryCode"'],
]);
