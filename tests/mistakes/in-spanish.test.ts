import { expect, test } from 'vitest';
import { type Change, siteWith } from '../harness/messages/audit.ts';
import { page, reportOf } from '../harness/project/project.ts';
import { siteReportOf } from './report-on.ts';

const spanish: Change = ['language: en-US', 'language: es-US'];
const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('the name of one day in the language of the site', async () => {
  const report = await siteReportOf(spanish, ['  Wednesday:', '  miercoles:'], ['  Friday: 9 AM–5 PM\n', '']);
  expect(report).toContain('Unknown property "miercoles" in "hours".');
  expect(report).toContain('Did you mean "Wednesday"?');
});

test.each([
  ['lunes a viernes', 'sábado', 'domingo'],
  ['Lun.-Vie.', 'sab', 'Dom'],
  ['De lunes a viernes', 'sábados', 'domingos'],
])('the names of several days, such as %s', async (five, saturday, sunday) => {
  const hours = (await siteWith()).match(/^hours:\n(?: {2}.*\n)+/m)?.[0] ?? '';
  const written = `hours:\n  ${five}: 8:00 a 17:00\n  ${saturday}: 9:00 a 14:00\n  ${sunday}: Closed\n`;
  const lines = week.map((day, index) => `  ${day}: ${['09:00–14:00', 'Closed'][index - 5] ?? '08:00–17:00'}`);
  const report = await siteReportOf(spanish, [hours, written]);
  expect(report).toContain(`Replace all of "hours" with:\n  hours:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  expect(report).toContain('1 error in 1 file.');
});

test('the days of a season in the language of the site', async () => {
  const season = (only: string) =>
    siteReportOf(spanish, [
      'hours:',
      `specialHours:\n  heading: Verano\n  days: [{ dates: 2026-06-01 to 2026-08-31, only: ${only}, hours: Closed, reason: Verano }]\nhours:`,
    ]);
  const report = await season('[sábado, domingos]');
  expect(report).toContain('Did you mean "Saturday"?');
  expect(report).toContain('Did you mean "Sunday"?');
  expect(await season('domingo')).toContain('Put brackets around it:  [Sunday]');
});

test('a property that is called by its Spanish name', async () => {
  const text = page({ sections: '  - { type: intro, heading: A, text: A }\n' }).replace('template:', 'plantilla:');
  const report = await reportOf({ 'pages/a.yaml': text });
  expect(report).toContain('Unknown property "plantilla"');
  expect(report).toContain('Did you mean "template"?');
});

test('words that are missing or empty are not dictated in English', async () => {
  const skip = (await siteWith()).match(/^ {2}skip: .*\n/m)?.[0] ?? '';
  expect(await siteReportOf([skip, '  skip:\n'])).toContain('Give it a value, such as Skip to the content.');
  expect(await siteReportOf(spanish, [skip, '  skip:\n'])).toContain(
    'Write it after the colon, in the language of the site.',
  );
  expect(await siteReportOf([skip, ''])).toContain('Skip to the content');
  const report = await siteReportOf(spanish, [skip, '']);
  expect(report).toContain('Add "skip:"');
  expect(report).not.toContain('Skip to the content');
});
