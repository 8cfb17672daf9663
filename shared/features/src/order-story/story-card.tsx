import { Card, Steps } from '@suite/ui';
import { Skeleton } from '@suite/ui/base';
import type { StoryStep } from './story';
import { useOrderStory } from './use-order-story';

interface DrawnStep extends Omit<StoryStep, 'state'> {
  state: string;
}

const past = ['done', 'failed', 'over'];

/** The steps of an order's money, as a list of steps draws them. */
export function stepsOfStory({ steps }: { steps: readonly DrawnStep[] }) {
  const at = steps.findIndex(({ state }) => past.indexOf(state) < 0);
  return {
    items: steps.map(({ title, text, state }) => ({
      title,
      text,
      isFailed: state === 'failed' || state === 'over',
    })),
    current: at < 0 ? steps.length : at,
  };
}

/** How far refund, red letter and new invoice of an order are; it is the last of a page, since it comes late. */
export function StoryCard(of: Parameters<typeof useOrderStory>[0]) {
  const story = useOrderStory(of);
  if (story === null) return null;
  if (!story) return <Skeleton card rows={4} />;
  return (
    <Card title="办理进度">
      <Steps {...stepsOfStory(story)} />
    </Card>
  );
}
