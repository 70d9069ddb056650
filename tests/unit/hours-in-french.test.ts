import { expect, test } from 'vitest';
import { formFault } from '../../templates/schema/forms.ts';

const faultIn = (language: string, hours: string) =>
  formFault('hours', hours, { language, words: { closed: 'Fermé' } });

test.each([
  ['fr-CA', '9 h à midi', '09:00–12:00'],
  ['fr-CA', 'de 9 h à midi et de 13 h à 17 h', '09:00–12:00, 13:00–17:00'],
  ['fr-CA', '18 h à minuit', '18:00–00:00'],
  ['fr-CA', 'midi à minuit', '12:00–00:00'],
  ['fr-CA', 'Midi–14 h', '12:00–14:00'],
  ['de', '9 Uhr bis Mittag', '09:00–12:00'],
  ['de', '18 Uhr bis Mitternacht', '18:00–00:00'],
  ['es', 'de 9:00 a mediodía', '09:00–12:00'],
  ['es', '18:00 a medianoche', '18:00–00:00'],
  ['it', '9:00–mezzogiorno', '09:00–12:00'],
  ['it', '18:00–mezzanotte', '18:00–00:00'],
  ['pt-BR', '9h às meio-dia', '09:00–12:00'],
  ['pt-BR', '18h até meia-noite', '18:00–00:00'],
])('in %s, “%s” is %s', (language, hours, better) => {
  expect(faultIn(language, hours)?.better).toBe(better);
  expect(faultIn(language, better)).toBeNull();
});

test.each([
  ['fr-CA', 'Fermé le midi'],
  ['fr-CA', 'Ouvert l’après-midi'],
  ['de', 'Über Mittag geschlossen'],
  ['de', 'Vormittag bis Mittag'],
  ['es', 'Cerrado al mediodía'],
])('in %s, “%s” has no time', (language, hours) => {
  expect(faultIn(language, hours)).toBeNull();
});

test('an example is on the clock of the language', () => {
  expect(faultIn('fr-CA', '9h-5h')?.advice).toBe('For example:  09:00–18:00');
  expect(faultIn('fr-CA', '9:00–late')?.advice).toContain('as in 09:00–22:00: ');
  expect(faultIn('es-US', '9h-5h')?.advice).toBe('For example:  9 a. m.–6 p. m.');
});

test('the English word for a closed day is not the one that visitors read', () => {
  for (const hours of ['Closed', 'closed.']) {
    expect(faultIn('fr-CA', hours)).toEqual({
      fault: `must be the word for a closed day in "words.closed", but this is "${hours}"`,
      better: 'Fermé',
    });
  }
  expect(faultIn('fr-CA', 'Clsoed')?.guesses).toEqual(['Fermé']);
  expect(formFault('hours', 'Closed', { language: 'fr-CA', words: { closed: 'TODO: "Closed" in French' } })).toBeNull();
  expect(formFault('hours', 'Closed', { language: 'fr-CA' })).toBeNull();
});
