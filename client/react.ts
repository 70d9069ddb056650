/**
 * What every widget needs of React. The bundler puts it before each of them, so that all of React is one chunk and
 * waking a widget takes no more requests than it must.
 */
import 'react-dom/client';
import 'react/jsx-runtime';
