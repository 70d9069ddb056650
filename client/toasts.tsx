import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { toastRegionId } from './protocol.ts';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** What the notification is about, and must not cover. */
  beside: Element;
}

/** sonner has a font and colors of its own; these are those of the page. */
const look = {
  fontFamily: 'inherit',
  '--normal-bg': 'var(--color-card)',
  '--normal-border': 'var(--color-rule)',
  '--normal-text': 'var(--color-body)',
} as CSSProperties;

/** A failure has the color of every other error, and of the message below a field. */
const failureLook = {
  '--normal-border': 'var(--color-accent)',
  '--normal-text': 'var(--color-accent)',
} as CSSProperties;

let mounted = false;

/** Shows a notification in the live region of the page, in the half of the window that what it is about is not in. */
export function showToast({ kind, title, text, beside }: Toast): void {
  mount();
  const { top, bottom } = beside.getBoundingClientRect();
  const position = top + bottom > innerHeight ? 'top-right' : 'bottom-right';
  const description = <span style={{ color: 'var(--color-soft)' }}>{text}</span>;
  toast[kind](title, { description, position, ...(kind === 'error' && { style: failureLook }) });
}

/** Clear of the sticky bar, as the scroll padding of the page is. */
const offset = { top: '6rem' };

function mount(): void {
  const region = document.getElementById(toastRegionId);
  if (mounted || !region) return;
  mounted = true;
  createRoot(region).render(
    <Toaster
      theme="system"
      visibleToasts={3}
      duration={4000}
      offset={offset}
      mobileOffset={offset}
      // Without the keys that lead to it, which sonner adds in English to any other label.
      customAriaLabel={region.dataset.label ?? ''}
      className={matchMedia('(prefers-color-scheme: dark)').matches ? 'ground-dusk' : ''}
      style={look}
    />,
  );
}
