/**
 * The parts of React that every widget needs. The bundler injects this file into each of them, so that React is one chunk
 * and waking a widget takes as few requests as possible.
 */
import 'react-dom/client';
import 'react/jsx-runtime';
