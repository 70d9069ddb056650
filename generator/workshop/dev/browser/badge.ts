import type { PageEvent } from '../dev-protocol.ts';
import { showWarnings } from './overlay.ts';

let badge: HTMLElement | null = null;

/** Shows how many warnings there are, in a corner of the page. A click lists them. */
export function showBadge(warnings: PageEvent['warnings']): void {
  badge?.remove();
  badge = null;
  const { total } = warnings;
  if (total === 0) return;
  badge = document.createElement('dev-badge');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${total} ${total === 1 ? 'warning' : 'warnings'}`;
  button.style.cssText =
    'all:unset;direction:ltr;cursor:pointer;position:fixed;z-index:2147483645;bottom:44px;left:12px;background:#1e2925;color:#efb893;border:1px solid #efb893;padding:6px 14px;border-radius:99px;font:600 14px/1.5 system-ui,sans-serif';
  button.onfocus = () => button.style.setProperty('outline', '2px solid #efb893');
  button.onblur = () => button.style.removeProperty('outline');
  button.onclick = () => showWarnings(warnings);
  badge.append(button);
  document.body.append(badge);
}
