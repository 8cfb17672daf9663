import { Poster } from '@suite/ui/poster';
import { drawResult, resultHeight, type ResultSubject } from './draw-result';

/** The picture of a result, to be saved. */
export const ResultPoster = ({ subject }: { subject: ResultSubject }) => (
  <Poster
    subject={subject}
    draw={drawResult}
    height={resultHeight(subject)}
    alt={[
      subject.title,
      `${subject.main.name} ${subject.main.value}`,
      ...subject.figures.map(({ name, value }) => `${name} ${value}`),
      subject.sentence,
    ].join('，')}
    fileName={`${subject.title}-${subject.day}.png`}
  />
);
