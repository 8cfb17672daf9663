import fc from 'fast-check';
import { sumOf, taxesOf, type Deal } from './taxes';

const used = (over: Partial<NonNullable<Deal['seller']>> = {}) => ({
  held: 'from2' as const,
  isOnly: false,
  ...over,
});
const deal = (over: Partial<Deal> = {}): Deal => ({
  price: 200000000,
  area: '89',
  home: 'first',
  seller: used(),
  ...over,
});
const amounts = (one: Deal) => Object.fromEntries(taxesOf(one).map(({ name, amount }) => [name, amount]));

describe('财政部 税务总局 住房城乡建设部公告2024年第16号: 契税', () => {
  test.each([
    ['first', '140', 2000000],
    ['first', '140.01', 3000000],
    ['second', '140', 2000000],
    ['second', '140.01', 4000000],
  ] as const)('%s home of %s square metres', (home, area, tax) => {
    expect(amounts(deal({ home, area })).契税).toBe(tax);
  });
});

test('《契税法》第三条: a third home pays 3 %, whatever its size', () => {
  expect(amounts(deal({ home: 'more', area: '60' })).契税).toBe(6000000);
  expect(amounts(deal({ home: 'more', area: '200' })).契税).toBe(6000000);
});

describe('财政部 税务总局公告2025年第17号: 增值税', () => {
  test('within two years 3 % of the price without VAT', () => {
    expect(amounts(deal({ price: 515000000, seller: used({ held: 'below2' }) })).增值税).toBe(15000000);
  });
  test.each(['from2', 'from5'] as const)('held %s: none', (held) => {
    expect(amounts(deal({ seller: used({ held }) })).增值税).toBe(0);
  });
});

test('财政部 税务总局公告2023年第12号: what is added to the VAT is halved', () => {
  expect(amounts(deal({ price: 515000000, seller: used({ held: 'below2' }) })).附加税费).toBe(900000);
});

describe('财税〔2016〕43号: the price counts without VAT', () => {
  test('deed and income tax of a home sold within two years', () => {
    expect(amounts(deal({ price: 515000000, seller: used({ held: 'below2' }) }))).toMatchObject({
      契税: 5000000,
      个人所得税: 5000000,
    });
  });
  test('a price free of VAT is not lowered', () => {
    expect(amounts(deal()).契税).toBe(2000000);
  });
  test('a new home contains 9 %', () => {
    expect(amounts(deal({ price: 218000000, seller: undefined }))).toEqual({ 契税: 2000000 });
  });
});

describe('国税发〔2006〕108号, 财税字〔1994〕20号: 个人所得税', () => {
  test.each([
    ['assessed by the price', used(), 2000000],
    ['a fifth of the gain', used({ cost: 150000000 }), 10000000],
    ['no gain, no tax', used({ cost: 250000000 }), 0],
    ['five years and the only home', used({ held: 'from5', isOnly: true, cost: 100000000 }), 0],
    ['five years, but not the only one', used({ held: 'from5' }), 2000000],
    ['the only one, but not five years', used({ isOnly: true }), 2000000],
  ])('%s', (_, seller, tax) => {
    expect(amounts(deal({ seller })).个人所得税).toBe(tax);
  });
  test('what was added to the VAT lowers the gain', () => {
    const seller = used({ held: 'below2', cost: 400000000 });
    // 500,000,000 without VAT, less 400,000,000 and 900,000.
    expect(amounts(deal({ price: 515000000, seller })).个人所得税).toBe(19820000);
  });
});

test('each side pays its own', () => {
  const taxes = taxesOf(deal({ price: 515000000, seller: used({ held: 'below2' }) }));
  expect([sumOf(taxes, '买方'), sumOf(taxes, '卖方'), sumOf(taxes)]).toEqual([5000000, 20900000, 25900000]);
});

test('400 sales: each tax is the fraction of whole numbers that its document names', () => {
  const half = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);
  const cases = fc.record({
    price: fc.integer({ min: 1000000, max: 20000000000 }),
    area: fc.integer({ min: 100, max: 50000 }),
    home: fc.constantFrom<Deal['home']>('first', 'second', 'more'),
    seller: fc.option(
      fc.record({
        held: fc.constantFrom<'below2' | 'from2' | 'from5'>('below2', 'from2', 'from5'),
        isOnly: fc.boolean(),
        cost: fc.option(fc.integer({ min: 0, max: 20000000000 }), { nil: undefined }),
      }),
      { nil: undefined },
    ),
  });
  fc.assert(
    fc.property(cases, ({ price, area, home, seller }) => {
      const all = BigInt(price);
      const isYoung = seller?.held === 'below2';
      const vat = isYoung ? half(all * 3n, 103n) : 0n;
      const base = seller ? all - vat : all - half(all * 9n, 109n);
      // In thousandths: small and large homes.
      const deed = { first: [10n, 15n], second: [10n, 20n], more: [30n, 30n] }[home][
        area > 14000 ? 1 : 0
      ] as bigint;
      const expected: Record<string, bigint> = { 契税: half(base * deed, 1000n) };
      if (seller) {
        expected.增值税 = vat;
        const more = half(vat * 6n, 100n);
        if (isYoung) expected.附加税费 = more;
        const gain = base - BigInt(seller.cost ?? 0) - more;
        expected.个人所得税 =
          seller.held === 'from5' && seller.isOnly
            ? 0n
            : seller.cost === undefined
              ? half(base, 100n)
              : gain > 0n
                ? half(gain * 20n, 100n)
                : 0n;
      }
      const got = amounts({ price, area: String(area / 100), home, seller });
      expect(got).toEqual(
        Object.fromEntries(Object.entries(expected).map(([name, tax]) => [name, Number(tax)])),
      );
    }),
    { seed: 7, numRuns: 400 },
  );
});
