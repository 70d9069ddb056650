import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { actionStyles } from '../action-styles.ts';
import { isEmail } from '../email.ts';
import { subscribe } from '../subscribe.ts';

export interface NewsletterProps {
  action: string;
  /** The hidden fields that the newsletter provider asks for. */
  fields: Record<string, string>;
  label: string;
  placeholder: string;
  submit: string;
  submitting: string;
  privacy: string;
  invalid: string;
  success: { title: string; text: string };
  failure: { title: string; text: string };
  newTab: string;
}

type State = 'idle' | 'invalid' | 'submitting';

/** The sign-up form. Without a script, it submits to the newsletter provider in a new tab. */
export function Newsletter(props: NewsletterProps) {
  // Strict validators want an id to begin with a letter.
  const id = `email${useId()}`;
  const { action, fields, label, placeholder, submit, submitting, privacy, invalid, newTab } = props;
  const [state, setState] = useState<State>('idle');
  const [hydrated, setHydrated] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = useSubmit(props, input, setState);
  // Once hydrated, our checks and messages replace those of the browser.
  useEffect(() => setHydrated(true), []);
  const busy = state === 'submitting';
  const wrong = state === 'invalid';
  return (
    <form
      action={action}
      method="post"
      target="_blank"
      encType="multipart/form-data"
      noValidate={hydrated}
      aria-busy={busy}
      onSubmit={send}
      rel="noopener"
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="block text-label font-semibold">
        {label}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          type="email"
          name="EMAIL"
          required
          autoComplete="email"
          placeholder={placeholder}
          disabled={busy}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error ${id}-privacy` : `${id}-privacy`}
          onInput={() => wrong && setState('idle')}
          className="min-h-12 min-w-0 grow basis-56 rounded-full border border-soft bg-paper px-5 text-ink placeholder:text-ink-soft disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-accent"
        />
        <button
          type="submit"
          disabled={busy}
          className={`${actionStyles.primary} cursor-pointer gap-2 disabled:opacity-60`}
        >
          <span
            aria-hidden="true"
            hidden={!busy}
            className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
          />
          {submit}
          {!hydrated && <span className="sr-only"> {newTab}</span>}
        </button>
      </div>
      <p id={`${id}-error`} hidden={!wrong} className="mt-2 text-small font-semibold text-accent">
        {invalid}
      </p>
      <p role="status" className="sr-only">
        {busy ? submitting : ''}
      </p>
      <p id={`${id}-privacy`} className="mt-3 text-label text-soft">
        {privacy}
      </p>
    </form>
  );
}

/** Returns a submit handler that checks the address, sends the form, and shows the result as a notification. */
function useSubmit(
  props: NewsletterProps,
  input: RefObject<HTMLInputElement | null>,
  setState: (state: State) => void,
) {
  const sending = useRef(false);
  return async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = input.current;
    if (!field || sending.current) return;
    if (!isEmail(field.value.trim())) {
      setState('invalid');
      field.focus();
      return;
    }
    sending.current = true;
    // A disabled input is left out of form data, so read it first.
    const data = new FormData(form);
    setState('submitting');
    const sent = await subscribe(props.action, data);
    sending.current = false;
    setState('idle');
    // The button lost focus while it was disabled.
    if (document.activeElement === document.body) requestAnimationFrame(() => field.focus());
    if (sent) form.reset();
    const { showToast } = await import('../toasts.tsx');
    showToast(sent ? { kind: 'success', ...props.success } : { kind: 'error', ...props.failure });
  };
}
