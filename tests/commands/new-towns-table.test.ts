import { expect, test } from 'vitest';
import { page } from '../harness/project/project.ts';
import { mistakesIn, newTowns, siteWithTable } from '../harness/project/town-table.ts';

const all =
  'The columns of a town are name, page, county, region, landmark, latitude, longitude, draft, order, slug, words.<name>, and specialties.<specialty>.<name>.';
const draft = 'Write it here, or write true in the column "draft".';

const divided = (text: string) =>
  `This cell begins with a space, as if it were the rest of the one before it: a comma in a text without quotes begins a new cell. Write the text in quotes:  "${text}"  If these are two cells, delete the space.`;

test.each([
  [
    'name,latitude,longitude,words.road,words.drive,(Notes)\nBarre,44.2,-72.5,US 2, then Route 14,Go east.,\nCalais,44.3,-72.5,US 2,Go east, through Barre.\nDover, VT,44.4,-72.5,,,\nElm, 44.41, -72.5, "Up, then left", Down, None\n',
    [
      `2:24 ${divided('US 2, then Route 14')}`,
      `3:33 ${divided('Go east, through Barre.')}`,
      `4:8 ${divided('Dover, VT')}`,
    ],
  ],
  [
    'name,latitude,longitude,region\n"Lyme, NH",44.2,-72.5,\nOrford,44.3,-72.4,Hampshire\n',
    [
      '2:2 The name "Lyme, NH" has a state in it, and towns without "region" are in VT, the state of your address. Write "Lyme" here, and NH in a column "region". If Lyme is in VT, write only the name.',
      '3:19 "region" must be a state as two letters, but this is "Hampshire". For example:  NH',
    ],
  ],
  [
    'name,latitude\nBarre,44.2\n',
    ['1:14 There is no column "longitude", which every town needs unless it is a draft. Add the column "longitude".'],
  ],
  [
    'name,latitude,longitude\nBarre,"44.2, -72.5",-72.6\n',
    ['2:21 This row has two longitudes, -72.5 and -72.6. Delete the wrong one.'],
  ],
  [
    'name,latitude,longitude,words.a\nBarre,44.2,-72.5,Err:502\n',
    [
      '2:18 "Err:502" is what the spreadsheet shows for a formula that it cannot compute. Correct the formula, and save the CSV file again.',
    ],
  ],
  [
    'name,latitude,longitude\n“Barre”,44.2,-72.5\n',
    ['2:1 There are curly quotes around this cell. Pages would show them. Write:  Barre'],
  ],
  [
    'latitude,longitude\n44.2,-72.5\n',
    ['1:19 There is no column "name", which every town needs. Add the column "name".'],
  ],
  [
    'Barre,44.2,-72.5\nCalais,44.3,-72.5\n',
    [
      '1:1 The first row must have the headings of the columns, but none of these cells is the heading of one. If the headings are in a row below, delete the rows above them. Otherwise, add a first row with headings such as "name", "latitude", and "longitude".',
    ],
  ],
  [
    'name,draft\nBarre,true\nCalais,\n',
    [
      '1:11 There are no columns "latitude" and "longitude", which every town needs unless it is a draft. Add the columns "latitude" and "longitude".',
    ],
  ],
  [
    'City Name,LATITUDE,longitude,County Name,Opening,Drains.Opening,Sign\nBarre,44.2,-72.5,Pike,,,\n',
    [
      `1:1 "City Name" is not a property of a town. Did you mean "name"? ${all}`,
      '1:30 "County Name" is not a property of a town. Did you mean "county"?',
      '1:42 "Opening" is not a property of a town. Did you mean "specialties.drains.opening"?',
      '1:50 "Drains.Opening" is not a property of a town. Did you mean "specialties.drains.opening"?',
      `1:65 "Sign" is not a property of a town. Correct it. To skip the column, write its heading in parentheses: (Sign). ${all}`,
    ],
  ],
  [
    'name,lati\u200Btude,longitude\nBarre,44.2,-72.5\n',
    [
      '1:10 In this cell, there is an invisible zero-width space (U+200B). Delete it, or type the words around it again.',
    ],
  ],
  [
    'name,latitude,longitude\n\u200B"Barre",44.2,-72.5\n',
    [
      '2:1 In this cell, there is an invisible zero-width space (U+200B). Delete it, or type the words around it again.',
    ],
  ],
  [
    'Town,Lat,Lng\nBarre,44.2,-72.5\n',
    [
      `1:1 "Town" is not a property of a town. Did you mean "name"? ${all}`,
      '1:6 "Lat" is not a property of a town. Did you mean "latitude"?',
      '1:10 "Lng" is not a property of a town. Did you mean "longitude"?',
    ],
  ],
  [
    'name,latitude,Latitude,center.latitude,longitude\nBarre,44.2,,,-72.5\n',
    [
      '1:15 The columns "latitude" and "Latitude" are for the same property. Delete one of the two.',
      '1:24 The columns "latitude" and "center.latitude" are for the same property. Delete one of the two.',
    ],
  ],
  [
    'name,latitude,longitude,words,specialties.drains\nBarre,44.2,-72.5,a,b\n',
    [
      `1:25 "words" is not a property of a town. Correct it. To skip the column, write its heading in parentheses: (words). ${all}`,
      '1:31 "specialties.drains" is not a property of a town. Did you mean "specialties.drains.opening"?',
    ],
  ],
  [
    'name,latitude,longitude,specialties.drians.opening\nBarre,44.2,-72.5,a\nCalais,44.2,-72.5,a\n',
    ['1:25 No page is made for the specialty "drians". Did you mean "drains"?'],
  ],
  [
    'name,latitude,longitude,words.__proto__\nBarre,44.2,-72.5,a\n',
    [
      '1:25 "__proto__" cannot be the name of a property. Choose another name. Groups cannot be merged: write the values out.',
    ],
  ],
  [
    'name,latitude,longitude,page\nBarre,44.2,-72.5,/nowhere\n',
    [
      '2:18 There is no page "/nowhere". Check the route, or add the page. One page with "each: towns" and a route such as /visit-{town.slug} makes a page for every town.',
    ],
  ],
  [
    "name,latitude,longitude\nBarre,44.2,91\nCalais,44°12'N,181\n",
    [
      '2:12 Barre would be 6,245 miles away. Check the longitude; west of Greenwich, it is negative.',
      '3:16 "181" is not a longitude, a number of degrees from -180 to 180. For example:  -72.502',
    ],
  ],
  [
    'name,latitude,longitude,draft\nBarre,44.2,,true\nCalais,,,\n',
    [`3:8 Calais has no "latitude". ${draft}`, `3:9 Calais has no "longitude". ${draft}`],
  ],
  [
    'name,latitude,longitude\nBarre,"44.2\nCalais,44.2,-72.5\n',
    [
      '2:7 This cell begins with a quote but does not end with one. Add a quote at the end of the cell, or delete this one. Inside a cell with quotes, write "" for a quote.',
    ],
  ],
  [
    'name,latitude,longitude\nThe "Barre",44.2,-72.5\n',
    [
      '2:5 This quote is in the middle of a cell. Write the cell in quotes, and "" for each quote in it: "The ""Old Mill"" road". If the quote is right, one before it is missing.',
    ],
  ],
  [
    'name,latitude,longitude\n,,\n',
    [
      '1:1 This file has no rows with towns. Write names of properties in the first row, such as "name", "latitude", and "longitude", and a town in each row below it.',
    ],
  ],
  [
    'name,latitude,longitude,words.a\nBarre,44.2,-72.5,CafÃ©\n',
    ['2:18 “CafÃ©” is “Café”, which a program read in the wrong encoding and saved that way. Write:  Café'],
  ],
])('%j', async (table, mistakes) => {
  const drains = page({ route: '/drains-{town.slug}', rest: 'each: towns\nspecialty: drains\n' });
  const barnet = `name: Barnet\npage: /visit-barnet\ncenter: { latitude: 44.2, longitude: -72.5 }\nspecialties: { drains: { opening: A } }\n`;
  const files = { 'pages/drains.yaml': drains, 'pages/towns/barnet.yaml': barnet };
  expect(await mistakesIn(table, files)).toEqual(mistakes);
});

test.each([
  ['not saved as UTF-8', Buffer.from('name,latitude,longitude\nCañon,44.2,-72.5\n', 'latin1'), 'towns.csv:2:3 '],
  ['saved as UTF-16', Buffer.from('\uFEFFname\tlatitude\n', 'utf16le'), 'towns.csv:1:1 '],
  ['an Office document', Buffer.from('PK\x03\x04'), 'towns.csv:1:1 '],
])('a file that is %s must be saved again', async (what, bytes, at) => {
  const { exit, out } = await newTowns(await siteWithTable(bytes));
  expect({ exit, out }).toEqual({ exit: 1, out: expect.stringContaining(at) });
  expect(out).toMatch(
    new RegExp(`This file is ${what}[\\s\\S]*Save it again in the spreadsheet program as "CSV UTF-8"`),
  );
});
