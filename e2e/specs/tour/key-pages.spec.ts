import { expect } from '@playwright/test';
import { byPerson, liveRoutes, placesOf, type Place } from '../sweep/places';
import { enterSuite, goTo, installProbe } from '../sweep/probe';
import { test } from '../suite';

/** One page of each kind: if a change shows anywhere, it shows here. */
const names = [
  ...['PersonalCenter', 'MyInfo', 'MyInfoCourse', 'VideoReform', 'VideoPlaybackList', 'Notes'],
  ...['StudyMaterialReform', 'StudyMaterialReformDetail', 'StudyTaskReform', 'UserClock', 'ClassInfo'],
  ...['LookTeachWeachat', 'AnswerSystemReform', 'ChapterTestReform', 'ChapterTestAnalysisReform', 'Exam'],
  ...['Payment', 'PaySuccess', 'Coupon', 'Invoice', 'RefundContractList', 'AdvancedLessonOperation'],
  ...['AdvancedLessonCompany', 'UpgradeLessonOne', 'MyInfoContract', 'SignContract', 'CertificateHome'],
  ...['ManageCourse', 'CounterMortgage', 'MarketTools'],
];

test.describe.configure({ timeout: 600_000 });

test('the key pages look as in the pictures that were kept', async ({ page, request }) => {
  const all = placesOf(await liveRoutes(request));
  const found = names.map((name) => all.find((place) => place.name === name));
  expect(found.every((place) => place)).toBe(true);
  await installProbe(page);
  for (const [person, theirs] of byPerson(found as Place[])) {
    await enterSuite(page, person, 'messenger');
    for (const { name, to } of theirs) {
      await goTo(page, to, { rest: 300 });
      // Times of the day and counters move on between two runs.
      await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.01 });
    }
  }
});
