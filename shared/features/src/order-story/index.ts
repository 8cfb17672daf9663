/** Refund, red letter and new invoice of an order: one story, drawn the same on every page. */
export { orderStory, type Story, type StoryStep } from './story';
export { StoryCard, stepsOfStory } from './story-card';
export { NEWEST } from './use-order-story';
