import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { toastRegionId } from './protocol.ts';

export interface Toast {
  kind: 'success' | 'error';
  title: string;
  text: string;
}

let mounted = false;

/** Shows a notification in the live region of the page. */
export function showToast({ kind, title, text }: Toast): void {
  mount();
  toast[kind](title, { description: text });
}

function mount(): void {
  const region = document.getElementById(toastRegionId);
  if (mounted || !region) return;
  mounted = true;
  createRoot(region).render(
    <Toaster theme="system" visibleToasts={3} duration={4000} containerAriaLabel={region.dataset.label ?? ''} />,
  );
}
