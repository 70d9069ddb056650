import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { isEmail } from '../email.ts';
import { FormStatus, HiddenFields, type Privacy, PrivacyLine, SubmitButton } from '../form-parts.tsx';
import { sendForm } from '../send-form.ts';
import { type Result, type ShownResult, useSending } from '../use-sending.ts';

interface NewsletterProps {
  action: string;
  /** The hidden fields that the newsletter provider requires. */
  hidden: Record<string, string>;
  /** The provider's name for the email field; by default, EMAIL. */
  field?: string | undefined;
  /** The name of a trap field, which only spam programs fill in, if the provider has one. */
  trap?: string | undefined;
  label: string;
  placeholder: string;
  submit: string;
  submitting: string;
  privacy: Privacy;
  invalid: string;
  success: Result;
  failure: Result;
  newTab: string;
}

/** The sign-up form. Without a script, it submits to the newsletter provider in a new tab. */
export default function Newsletter(props: NewsletterProps) {
  // Strict validators require an id to begin with a letter.
  const id = `email${useId()}`;
  const { action, hidden, trap, label, submit, submitting, privacy, invalid, newTab } = props;
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const sending = useSending({
    send: (form) => sendForm(action, new FormData(form), { readable: false }),
    show: (sent, form) => notify(props, sent, form),
  });
  const { busy, hydrated, notice } = sending;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!input.current || sending.isSending()) return;
    const isWrong = !isEmail(input.current.value.trim());
    setWrong(isWrong);
    if (!isWrong) return void sending.submit(event.currentTarget);
    sending.dismiss();
    input.current.focus();
  };
  const state = { noValidate: hydrated, 'aria-busy': busy, onSubmit: send };
  return (
    <form action={action} method="post" target="_blank" encType="multipart/form-data" {...state} rel="noopener">
      <HiddenFields fields={hidden} trap={trap} />
      <label htmlFor={id} className="block text-label font-semibold">
        {label}
      </label>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <EmailField {...props} id={id} input={input} busy={busy} wrong={wrong} onInput={() => setWrong(false)} />
        <SubmitButton label={submit} busy={busy} newTab={hydrated ? undefined : newTab} />
      </div>
      <FormStatus said={busy ? submitting : wrong ? invalid : undefined} notice={notice} />
      <PrivacyLine id={`${id}-privacy`} privacy={privacy} />
    </form>
  );
}

interface EmailFieldProps extends Pick<NewsletterProps, 'field' | 'placeholder' | 'invalid'> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  busy: boolean;
  wrong: boolean;
  onInput: () => void;
}

/** The field, and its message. Its basis does not depend on the message, so the button stays where it is. */
function EmailField({ id, input, field = 'EMAIL', placeholder, invalid, busy, wrong, onInput }: EmailFieldProps) {
  return (
    <div className="grow basis-[14rem]">
      <input
        ref={input}
        id={id}
        type="email"
        name={field}
        required
        autoComplete="email"
        placeholder={placeholder}
        disabled={busy}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error ${id}-privacy` : `${id}-privacy`}
        onInput={onInput}
        className="field min-h-12 w-full rounded-full px-5 disabled:opacity-60"
      />
      <p id={`${id}-error`} hidden={!wrong} className="mt-2 text-small font-semibold text-accent">
        {invalid}
      </p>
    </div>
  );
}

/**
 * Shows a notification. The form itself keeps the result, which a visitor may need for longer than a notification is
 * visible.
 */
function notify({ success, failure }: NewsletterProps, sent: boolean, form: HTMLFormElement): Promise<ShownResult> {
  const result = sent ? success : failure;
  return import('../toasts.tsx').then(
    ({ showToast }) => {
      showToast({ kind: sent ? 'success' : 'error', ...result, beside: form });
      return { ...result, notified: true };
    },
    () => result,
  );
}
