/*
 * What widgets share. The bundler injects this file into each of them, so that all of it is one chunk, which a page requests
 * together with its widget.
 */
import 'react-dom/client';
import 'react/jsx-runtime';
import './action-styles.ts';
import './email.ts';
import './form-parts.tsx';
import './hydrate.ts';
import './rich-text.tsx';
import './send-form.ts';
import './use-sending.ts';
