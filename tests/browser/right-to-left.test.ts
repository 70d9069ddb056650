import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { awake, desktop, open, passing, phone, stopClock } from '../harness/browser/browser.ts';
import { servedSite } from '../harness/browser/served-site.ts';
import { menu, menuButton, newsletterList, signUp } from '../harness/browser/widgets.ts';
import { page as pageFile } from '../harness/project/project.ts';

const wide = `
  - type: gallery
    heading: חדרים
    pictures:
      - { image: photos/room.jpg, alt: שולחן }
      - { image: photos/garden.jpg, alt: גן }
      - { image: photos/door.jpg, alt: דלת }
    viewer: { next: הבאה, previous: הקודמת, close: סגירה }
  - type: faq
    heading: שאלות
    items: [{ question: מתי?, answer: "טלפון +972 2-555-0100" }, { question: איפה?, answer: "WhatsApp: +972 2-555-0100" }]
  - type: area-map
    heading: יישובים
    here: החנות
    word: ק״מ
    towns: [{ name: מערב, at: "44.2, -72.8", to: / }, { name: מזרח, at: "44.2, -72.2", to: /plain }]
  - type: contact-form
    heading: קשר
    service: formspree
    address: xyzabcde
    fields:
      - { label: "מתי, 9:00–17:00?", choices: [9:00–12:00, 12:00–17:00], required: true }
    submit: שליחה
    privacy: לתשובה.
    submitting: שולח
    missing: חסר.
    invalid: שגוי.
    success: { title: תודה, text: הגיע. }
    failure: { title: לא נשלח, text: שוב. }
  - { type: timeline, heading: עד כה, items: [{ when: "2019", title: החנות הראשונה }] }
  - { type: price-table, heading: מחירים, service: שירות }
  - { type: note, heading: לפני שבאים, text: שאלו. }
`;

const served = servedSite(
  (site) => site.replace('language: en-US', 'language: he-IL').replace('id: def', 'id: 12345-678'),
  { 'pages/wide.yaml': pageFile({ route: '/wide', sections: wide }) },
);

const visit = (route: string, screen = phone) => open(route, { ...screen, from: served().origin });

async function boxOf(one: Locator) {
  const { x, width } = (await one.boundingBox()) ?? { x: 0, width: 0 };
  return { left: x, right: x + width };
}

test.each(['/', '/find-us', '/questions', '/print', '/wide'])(
  'a phone cannot scroll %s sideways, where it is read from right to left',
  async (route) => {
    const page = await visit(route);
    await page.evaluate(() => scrollBy(-200, 0));
    const [room, at] = await page.evaluate(() => [document.documentElement.scrollWidth, scrollX]);
    expect([room, at]).toEqual([phone.viewport?.width, 0]);
  },
);

test('the menu is on the left of a phone, and its links begin on the right', async () => {
  const page = await visit('/');
  const { right } = await boxOf(menuButton(page));
  expect(right).toBeLessThan(100);
  await menuButton(page).tap();
  const link = await menu(page).getByRole('link', { name: 'Questions' }).evaluate(edgesOfText);
  expect(link.right).toBe(370);
});

/** Runs in the page: the edges of the words of an element. */
function edgesOfText(element: Element) {
  const words = document.createRange();
  words.selectNodeContents(element);
  const { left, right } = words.getBoundingClientRect();
  return { left, right };
}

test.each([
  ['a phone', phone],
  ['a large screen', desktop],
])('the next picture of a gallery is on the left of %s: its button, and its key', async (_, screen) => {
  const page = await visit('/wide', screen);
  await page.getByRole('link', { name: 'שולחן' }).click();
  const viewer = page.getByRole('dialog', { name: 'חדרים' });
  await viewer.waitFor();
  const [next, previous] = await Promise.all(
    ['הבאה', 'הקודמת'].map((name) => boxOf(viewer.getByRole('button', { name }))),
  );
  expect(next?.right).toBeLessThan(previous?.left ?? 0);
  const shown = () => viewer.locator('img').getAttribute('alt');
  await page.keyboard.press('ArrowLeft');
  expect(await shown()).toBe('גן');
  await page.keyboard.press('ArrowRight');
  expect(await shown()).toBe('שולחן');
});

test('a phone number in an answer keeps its order, also once React has taken over', async () => {
  const faults: string[] = [];
  const page = await visit('/wide');
  page.on('pageerror', (error) => faults.push(error.message));
  await page.locator('summary', { hasText: 'מתי?' }).tap();
  await awake(page, 'accordion');
  expect(await page.getByText('WhatsApp').textContent()).toBe('WhatsApp: \u2066+972 2-555-0100\u2069');
  const places = await page.getByText('טלפון').evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return ['+', '972', '2-', '0100'].map((part) => {
      const letter = document.createRange();
      letter.setStart(words, words.data.indexOf(part));
      letter.setEnd(words, words.data.indexOf(part) + 1);
      return letter.getBoundingClientRect().left;
    });
  });
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(4);
  expect(faults).toEqual([]);
});

test('forms send what site.yaml and the page say, without invisible characters', async () => {
  const page = await visit('/wide', desktop);
  const contact = page.locator('[data-island="contact"]');
  const time = contact.getByRole('combobox');
  await time.focus();
  await awake(page, 'contact');
  await time.selectOption({ index: 0 });
  const sent = page.waitForRequest('https://formspree.io/**');
  await contact.getByRole('button').click();
  expect([...new URLSearchParams((await sent).postData() ?? '')]).toContainEqual(['מתי, 9:00–17:00?', '9:00–12:00']);

  const home = await visit('/', desktop);
  const signedUp = home.waitForRequest(newsletterList);
  await signUp(home, 'ann@example.com');
  expect((await signedUp).postData()).toContain('\r\n12345-678\r\n');
});

test('names of towns are beside their dots, and the keyboard reaches those on the right first', async () => {
  const page = await visit('/wide', desktop);
  const drawing = page.getByRole('group', { name: 'יישובים' });
  for (const name of ['מערב', 'מזרח']) {
    const town = drawing.locator('a', { hasText: name });
    const [dot, label] = await Promise.all([boxOf(town.locator('circle')), boxOf(town.locator('text'))]);
    // A name that begins at its wrong end would cover its dot.
    expect(label.left > dot.right || label.right < dot.left, name).toBe(true);
  }
  const names = await drawing.locator('a').evaluateAll((links) => links.map((link) => link.textContent));
  expect(names).toEqual(['מזרח', 'מערב']);
});

test('notifications are on the left', async () => {
  const page = await open('/', {
    ...desktop,
    from: served().origin,
    before: async (page: Page) => {
      await page.route(newsletterList, (route) => route.fulfill({ body: 'ok' }));
      await stopClock(page);
    },
  });
  await signUp(page, 'ann@example.com');
  const notice = page.locator('[data-sonner-toast]');
  await passing(page, () => notice.isVisible());
  expect((await boxOf(notice)).right).toBeLessThan(500);
});
