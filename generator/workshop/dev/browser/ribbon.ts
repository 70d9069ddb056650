let ribbon: HTMLElement | null = null;

/** Shows on a page that visitors do not see it, or not all of it. Clicks go through to what is behind it. */
export function showRibbon(isDraft: boolean, hasDrafts: boolean): void {
  ribbon?.remove();
  ribbon = null;
  if (!isDraft && !hasDrafts) return;
  ribbon = document.createElement('dev-ribbon');
  ribbon.role = 'note';
  ribbon.textContent = `Draft: visitors do not see ${isDraft ? 'this page' : 'all of this page'}.`;
  ribbon.style.cssText =
    'direction:ltr;position:fixed;z-index:2147483646;bottom:0;left:0;right:0;pointer-events:none;background:#efb893;color:#1e2925;padding:6px 16px;font:600 14px/1.5 system-ui,sans-serif;text-align:center';
  document.body.append(ribbon);
}
