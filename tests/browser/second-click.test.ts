import type { CDPSession, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { open, phone } from '../harness/browser/browser.ts';
import { openOffer, visitWithOffer } from '../harness/browser/offer.ts';
import { banner, bannerClose, menu, menuButton, offer, question } from '../harness/browser/widgets.ts';

/** Where an element is now. */
async function middleOf(element: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2] as const;
}

/** Seconds from one press of a visitor to the next. */
const pause = 0.1;

/** Presses the place of an element twice, or more often, whatever is there by then. */
async function press(page: Page, element: Locator, times = 2) {
  const [x, y] = await middleOf(element);
  await again(page, times, async (session, timestamp) => {
    const event = { x, y, button: 'left', clickCount: 1, timestamp } as const;
    await session.send('Input.dispatchMouseEvent', { ...event, type: 'mousePressed' });
    await session.send('Input.dispatchMouseEvent', { ...event, type: 'mouseReleased' });
  });
}

async function tapTwice(page: Page, element: Locator) {
  const [x, y] = await middleOf(element);
  await again(page, 2, async (session, timestamp) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  });
}

/** Tells the browser when the visitor pressed, because a busy machine may take longer from one press to the next. */
async function again(page: Page, times: number, press: (session: CDPSession, timestamp: number) => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (let time = 0; time < times; time++) await press(session, start + time * pause);
  await session.detach();
}

/** Notes what is pressed. No link leads anywhere. */
async function noteLinks(page: Page) {
  await page.evaluate(() => {
    const pressed: string[] = [];
    Object.assign(window, { pressed });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link) pressed.push(link.textContent);
      if (link) event.preventDefault();
    });
  });
}
const linksPressed = (page: Page) => page.evaluate(() => 'pressed' in window && window.pressed);

test('a double tap on the cross of the banner does not open the menu that moves up to its place', async () => {
  const page = await open('/', phone);
  await tapTwice(page, bannerClose(page));
  expect(await banner(page).isVisible()).toBe(false);
  expect(await menu(page).isVisible()).toBe(false);
  // Half a second later, a tap is a tap of its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await menuButton(page).tap();
  expect(await menu(page).isVisible()).toBe(true);
});

test.each([
  ['double', 2],
  ['triple', 3],
] as const)('a %s click on the cross of the banner does not press the button to book', async (_, times) => {
  const page = await open('/', { viewport: { width: 1100, height: 800 } });
  await noteLinks(page);
  await press(page, bannerClose(page), times);
  expect(await banner(page).isVisible()).toBe(false);
  expect(await linksPressed(page)).toEqual([]);
});

test('a double click that closes the offer does not press the link below it', async () => {
  const page = await visitWithOffer('/');
  await openOffer(page);
  await noteLinks(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/plain';
    link.style.cssText = 'position: fixed; inset: 0; z-index: 99';
    document.body.append(link);
  });
  await press(page, offer(page).getByRole('button').last());
  expect(await offer(page).isVisible()).toBe(false);
  expect(await linksPressed(page)).toEqual([]);
});

test('a question that is pressed twice closes again', async () => {
  const page = await open('/questions');
  const answer = question(page, 'copper').locator('xpath=..');
  const opened = () => answer.evaluate((details: HTMLDetailsElement) => details.open);
  const before = await opened();
  await press(page, question(page, 'copper'));
  await expect.poll(opened).toBe(before);
});

/** Runs in the page. */
function addLabel(): void {
  const label = document.createElement('label');
  label.append('Weekly', Object.assign(document.createElement('input'), { type: 'checkbox' }));
  label.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; font-size: 99px';
  document.body.append(label);
}

test('a label passes its click on to its field', async () => {
  const page = await open('/');
  await page.evaluate(addLabel);
  const field = page.getByLabel('Weekly');
  await page.mouse.click(30, 60);
  expect(await field.isChecked()).toBe(true);
});

test('a label that is pressed twice is as before', async () => {
  const page = await open('/');
  await page.evaluate(addLabel);
  await page.mouse.click(30, 60);
  await page.mouse.click(30, 60);
  expect(await page.getByLabel('Weekly').isChecked()).toBe(false);
});

test('a button is pressed twice, although only the first click is on its icon', async () => {
  const page = await open('/', phone);
  const icon = await menuButton(page).locator('span').boundingBox();
  const { x = 0, y = 0 } = icon ?? {};
  await page.mouse.click(x + 1, y + 4);
  await page.mouse.click(x - 2, y + 4);
  expect(await menu(page).isVisible()).toBe(false);
});

test('a click that missed a link does not keep the next one from it', async () => {
  const page = await open('/', { viewport: { width: 1100, height: 800 } });
  await noteLinks(page);
  const { x, y, height } = (await page.locator('main a').first().boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.click(x - 3, y + height / 2);
  await page.mouse.click(x + 3, y + height / 2);
  expect(await linksPressed(page)).toHaveLength(1);
});
