import { createElement as h } from 'react';

export function Catalog({ facts: { services, enhancements, bundles, packages } }) {
  const each = (group, show) =>
    h(
      'ul',
      null,
      Object.entries(group).map(([key, one]) => h('li', { key }, show(one))),
    );
  return [
    h(
      'section',
      { key: 'services', className: 'services' },
      h('h2', null, 'Prices'),
      each(services, ({ name, description, prices }) => [
        h('h3', { key: 1 }, name),
        h('p', { key: 2 }, description),
        h(Prices, { key: 3, prices }),
      ]),
      h('h3', null, 'Often added'),
      each(enhancements, ({ name, price, description }) => [h('b', { key: 1 }, name), ' ', price, ' ', description]),
    ),
    h(
      'section',
      { key: 'bundles', className: 'bundles' },
      h('h2', null, 'Spa Bundles'),
      each(bundles, ({ name, description, price, features }) => [
        h('h3', { key: 1 }, name),
        h('p', { key: 2 }, description),
        h('p', { key: 3 }, price),
        h(
          'ul',
          { key: 4 },
          features.map((feature) => h('li', { key: feature }, feature)),
        ),
      ]),
      h('h2', null, 'Packages'),
      each(packages, ({ name, description, savings, booking }) => [
        h('h3', { key: 1 }, name),
        h('p', { key: 2 }, description),
        h('p', { key: 3 }, savings),
        h('a', { key: 4, href: booking }, 'Book'),
      ]),
    ),
  ];
}

export function Prices({ prices }) {
  return h(
    'dl',
    null,
    Object.entries(prices).flatMap(([time, price]) => [h('dt', { key: time }, time), h('dd', { key: price }, price)]),
  );
}

export function Actions({ facts: { links, footer, contact } }) {
  return h(
    'p',
    { className: 'actions' },
    h('a', { className: 'button', href: links.booking }, footer.book.label),
    ' ',
    h('a', { className: 'button', href: `tel:${contact.phone}` }, `Call ${contact.phone}`),
  );
}

export function Footer({ facts: { footer, hours, address } }) {
  const days = Object.entries(hours).flatMap(([day, times]) => [
    h('dt', { key: day }, day),
    h('dd', { key: `${day}s` }, times),
  ]);
  const where = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
  return h(
    'footer',
    { className: 'footer' },
    h('p', null, footer.blurb),
    h('h2', null, footer.links.heading),
    h(Links, { links: footer.links.links }),
    h('dl', null, days),
    h('address', null, where),
  );
}

export function Links({ links }) {
  return h(
    'ul',
    null,
    links.map((link) => h('li', { key: link.to }, h(Link, link))),
  );
}

export function Link({ to, label }) {
  return h('a', { href: to }, label);
}
