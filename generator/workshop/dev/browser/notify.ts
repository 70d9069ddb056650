let shown: HTMLElement | null = null;

/** How long a notice stays, in milliseconds. */
const duration = 12_000;

/** Shows a sentence at the top of the page, even above the overlay. */
export function notify(text: string): void {
  shown?.remove();
  const notice = document.createElement('dev-notice');
  shown = notice;
  notice.role = 'status';
  notice.textContent = text;
  notice.style.cssText =
    'direction:ltr;position:fixed;z-index:2147483647;top:12px;left:50%;transform:translateX(-50%);width:max-content;max-width:min(640px,90vw);background:#1e2925;color:#fbf7f0;padding:12px 16px;border-radius:6px;font:15px/1.5 system-ui,sans-serif;box-shadow:0 4px 24px rgb(0 0 0 / 40%)';
  notice.onclick = () => notice.remove();
  document.body.append(notice);
  setTimeout(() => notice.remove(), duration);
}
