import { fixable } from '../../harness/messages/mistakes.ts';

const days = `hours:
  Monday: 08:00–16:30
  Tuesday: 08:00–16:30
  Wednesday: 08:00–16:30
  Thursday: 08:00–16:30
  Friday: 12 PM–4 PM
  Saturday: By arrangement
  Sunday: Closed
`;

/** A week with what is in the hint for its days, from Monday to Sunday. */
const week = (...hours: readonly string[]) => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  return `Replace all of "hours" with:\nhours:\n${names.map((name, day) => `  ${name}: ${hours[day]}`).join('\n')}`;
};
const office = '9 AM–5 PM';
const five = [office, office, office, office, office] as const;
const weekend = 'No hours were found for Saturday and Sunday, so check that "Closed" is right';

/** Opening hours for several days at once. */
fixable('site.yaml', [
  [days, 'hours: { «Mon-Fri»: 9-5, Sat: 10-2 }\n', week(...five, '10 AM–2 PM', 'Closed'), 'found for Sunday, so check'],
  [days, 'hours:\n  «Mon-Fri»: 9-5\n  Sat: by appt\n  Sun: closed\n', week(...five, 'by appt', 'Closed')],
  [days, 'hours:\n  «Monday-Friday»: 9 AM–5 PM\n', week(...five, 'Closed', 'Closed'), weekend],
  [days, 'hours:\n  «Monday thru Friday»: 9 AM–5 PM\n', week(...five, 'Closed', 'Closed'), weekend],
  [days, 'hours:\n  «M-F»: 9 AM–5 PM\n', week(...five, 'Closed', 'Closed'), weekend],
  [days, 'hours:\n  «Weekdays»: 9 AM–5 PM\n  Weekends: Closed\n', week(...five, 'Closed', 'Closed')],
  [days, 'hours:\n  «Daily»: 9-5\n', week(...five, office, office)],
  [days, 'hours:\n  «7 days a week»: 9-5\n', week(...five, office, office)],
  [days, 'hours:\n  «Daily»: 9-5\n  Sunday: Closed\n', week(...five, office, 'Closed')],
  [
    days,
    'hours:\n  «Mon, Wed, Fri»: 9-5\n  Tu/Th: 13:00-17:00\n',
    week(office, '1 PM–5 PM', office, '1 PM–5 PM', office, 'Closed', 'Closed'),
  ],
  [days, 'hours: { «Mon», Wed, Fri: 9-5 }\n', week(office, 'Closed', office, 'Closed', office, 'Closed', 'Closed')],
  ['Thursday: 08:00–16:30', 'Thursday: «{ open: "08:00", close: "16:30" }»', 'as one text', '  08:00–16:30'],
  [days, 'hours: «24/7»\n', week(...Array<string>(7).fill('Open 24 hours'))],
  [days, 'hours: «Mon-Fri 9-5; Sat by appt»\n', week(...five, 'by appt', 'Closed'), 'found for Sunday, so check'],
  [days, 'hours: «Mon - Fri 9am - 5pm, Sat & Sun closed»\n', week(...five, 'Closed', 'Closed')],
  [
    days,
    'hours:\n  «Monday-Friday»: 9am - 5pm\n  Saturday: 9-4\n  Sunday: closed\n',
    week(...five, '9 AM–4 PM', 'Closed'),
  ],
  [
    days,
    'hours:\n  «Mon-Fri»: 9am-5pm, evenings by appointment\n',
    'These lines have only the times. Put the words around them in a text on a page.',
    week(...five, 'Closed', 'Closed'),
  ],
  [days, 'hours:\n  «Mon-Sat»: 09:00 - 17:30\n  Sun: 0:00-24:00\n', 'Monday: 09:00–17:30', 'Sunday: 0:00-24:00'],
  [days, 'hours:\n  «Mon-Sat»: noon - midnight\n  Sun: 24/7\n', 'Monday: 12 PM–12 AM', 'Sunday: 24/7'],
  [days, 'hours:\n  «Mon-Fri 9-5»\n  Sat 10-2\n', week(...five, '10 AM–2 PM', 'Closed')],
  [days, 'hours:\n  - «Mon-Fri»: 9-5\n  - Sat: 10-2\n', week(...five, '10 AM–2 PM', 'Closed')],
]);
