/** What each landing page sells, by the page's key. */
export const landingGoods: Record<string, string> = {
  operation: 'advanced-1',
  analyze: 'advanced-1',
  company: 'advanced-1',
  'upgrade-one': 'advanced-1',
  'upgrade-two': 'advanced-2',
  'upgrade-three': 'investment',
  'upgrade-four': 'industry',
  premium: 'jingpin',
  game: 'CS007',
  finance: 'CS001',
};

/** Buyers from the time before the world's first day, by what they own. */
export const enrolledBefore: Record<string, number> = {
  reform: 18_426,
  advanced: 6_213,
  investment: 2_187,
  industry: 1_564,
  jingpin: 3_052,
};

/** Family names of buyers who are not in the database. */
export const surnames = [...'张王李赵陈刘杨黄周吴徐孙马朱胡林郭何高罗'];
