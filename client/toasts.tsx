import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { toastRegionId } from './protocol.ts';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  text: string;
  /** The subject of the notification, which it must not cover. */
  beside: Element;
}

/**
 * sonner has its own font and colors; these are those of the page. Every page has them, even one without cards. Its sizes
 * are in pixels; these grow with the text that a visitor asks for.
 */
const look = {
  fontFamily: 'inherit',
  '--width': 'min(22.25rem, 100vw - 3rem)',
  '--normal-bg': 'var(--color-on-fill)',
  '--normal-border': 'var(--color-rule)',
  '--normal-text': 'var(--color-body)',
} as CSSProperties;

/** A failure has the same color as every other error, and as the message below a field. */
const failureLook = {
  '--normal-border': 'var(--color-accent)',
  '--normal-text': 'var(--color-accent)',
} as CSSProperties;

let mounted = false;

/** Shows a notification in the live region of the page, in the half of the window away from its subject. */
export function showToast({ kind, title, text, beside }: Toast): void {
  mount();
  const { top, bottom } = beside.getBoundingClientRect();
  const side = document.dir === 'rtl' ? 'left' : 'right';
  const position = top + bottom > innerHeight ? (`top-${side}` as const) : (`bottom-${side}` as const);
  const description = <span style={{ color: 'var(--color-soft)' }}>{text}</span>;
  toast[kind](title, { description, position, ...(kind === 'error' && { style: failureLook }) });
}

/** Clear of the sticky bar, like the scroll padding of the page. */
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
      // Without the keyboard shortcut, which sonner adds in English to any other label.
      customAriaLabel={region.dataset.label ?? ''}
      className={matchMedia('(prefers-color-scheme: dark)').matches ? 'ground-dusk' : ''}
      style={look}
      toastOptions={{ style: { fontSize: '0.8125rem' } }}
    />,
  );
}
