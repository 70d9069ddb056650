import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { toastRegionId } from './protocol.ts';

interface Toast {
  kind: 'success' | 'error';
  title: string;
  text: string;
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

/** Shows a notification in the live region of the page. */
export function showToast({ kind, title, text }: Toast): void {
  mount();
  const description = <span style={{ color: 'var(--color-soft)' }}>{text}</span>;
  toast[kind](title, { description, ...(kind === 'error' && { style: failureLook }) });
}

function mount(): void {
  const region = document.getElementById(toastRegionId);
  if (mounted || !region) return;
  mounted = true;
  createRoot(region).render(
    <Toaster
      theme="system"
      visibleToasts={3}
      duration={4000}
      containerAriaLabel={region.dataset.label ?? ''}
      className={matchMedia('(prefers-color-scheme: dark)').matches ? 'ground-dusk' : ''}
      style={look}
    />,
  );
}
