/** Special days of a site, in site.yaml. */
export const special = `specialHours:
  heading: Holidays
  days:
    - { dates: 2026-12-24 to 2026-12-26, hours: Closed, reason: Christmas }
    - { dates: 2026-12-31, hours: "9 AM–1 PM, 2 PM–4 PM", reason: New Year’s Eve }
    - { dates: 2027-02-15, hours: By appointment, reason: Winter fair }
  announce:
    days: 7
    label: News
    close: Close the news
`;
