import { variants, type Variant } from './contest';
import { ratioOf, spreadOf, type Spread } from './statistics';
import type { Traffic } from './traffic';
import type { Conditions } from './visit';

/** The limits of the worst medians, on an otherwise idle machine. */
const targets: Ratios = { contentRatio: 1, preloadRatio: 1.05 };

/** A page in one variant: milliseconds to content, and the exact figures. */
export type Row = { content: Spread } & Traffic;

/** Medians of the suite against both monoliths. */
export interface Ratios {
  contentRatio: number;
  preloadRatio: number;
}

/** All figures; the ratios at the top are the worst of all pages. */
export interface Report extends Ratios {
  rounds: number;
  conditions: Conditions;
  pages: Record<string, Record<Variant, Row> & Ratios & { bytesRatio: number }>;
}

/** Puts times and exact figures together. */
export function reportOf(
  conditions: Conditions,
  rounds: number,
  times: Record<string, Record<Variant, number[]>>,
  traffic: Record<string, Record<Variant, Traffic>>,
): Report {
  const pages: Report['pages'] = {};
  for (const [page, series] of Object.entries(times)) {
    const row = (variant: Variant): Row => ({
      content: spreadOf(series[variant]),
      ...(traffic[page] as Record<Variant, Traffic>)[variant],
    });
    const [suite, plain, preload] = [row('suite'), row('plain'), row('preload')];
    pages[page] = {
      suite,
      plain,
      preload,
      contentRatio: ratioOf(suite.content.median, plain.content.median),
      preloadRatio: ratioOf(suite.content.median, preload.content.median),
      bytesRatio: ratioOf(suite.bytes, plain.bytes),
    };
  }
  const worst = (key: keyof Ratios) => Math.max(...Object.values(pages).map((page) => page[key]));
  return {
    contentRatio: worst('contentRatio'),
    preloadRatio: worst('preloadRatio'),
    rounds,
    conditions,
    pages,
  };
}

const columns = ['', 'min', 'median', 'max', 'x plain', 'x preload', 'requests', 'bytes', 'trips'];

function linesOf(page: string, measured: Report['pages'][string]): string[][] {
  const lines = variants.map((variant) => {
    const { content, requests, bytes, trips } = measured[variant];
    const ratios = [measured.plain, measured.preload].map((base) =>
      ratioOf(content.median, base.content.median).toFixed(2),
    );
    const figures = [content.min, content.median, content.max, ...ratios, requests, bytes, trips];
    return [`  ${variant}`, ...figures.map(String)];
  });
  return [[page], ...lines];
}

/** The report as a table for people; times in milliseconds. */
export function tableOf(report: Report): string {
  const rows = [columns, ...Object.entries(report.pages).flatMap(([page, row]) => linesOf(page, row))];
  const width = Math.max(...rows.map(([first = '']) => first.length));
  const text = rows.map(([first = '', ...rest]) =>
    [first.padEnd(width), ...rest.map((cell) => cell.padStart(10))].join('').trimEnd(),
  );
  const verdict = (against: string, key: keyof Ratios) =>
    `worst median against the ${against} monolith: ${report[key].toFixed(3)}, at most ${targets[key].toFixed(2)} wanted`;
  return [...text, '', verdict('plain', 'contentRatio'), verdict('preloading', 'preloadRatio')].join('\n');
}
