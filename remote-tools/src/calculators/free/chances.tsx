import { Card, lazyPiece, Piece, WhenNear } from '@suite/ui';
import { useEffect, useState } from 'react';
import { Remark } from '../frame/whole';
import { ScheduleTable } from '../schedule-table';
import type { FreeResult } from './free-calculator';
import { pathsPlan } from './freedom';
import type * as PathsModule from './paths';

const pathsPiece = lazyPiece(() => import(/* webpackChunkName: "free-paths" */ './paths'));

/** How often the capital lasts when the market goes by chance; counted when the learner comes near. */
export const Chances = ({ result }: { result: FreeResult }) => (
  <Card title="市场有涨有跌，够用多久">
    <WhenNear>
      <Piece of={pathsPiece} failed="模拟没有加载出来，请再试一次">
        {({ simulateAside }) => <Simulated result={result} simulateAside={simulateAside} />}
      </Piece>
    </WhenNear>
  </Card>
);

const SPANS = [10, 20, 30, 40, 50];

interface SimulatedProps extends Pick<typeof PathsModule, 'simulateAside'> {
  result: FreeResult;
}

function Simulated({ result, simulateAside }: SimulatedProps) {
  const [ends, setEnds] = useState<PathsModule.PathsEnd>();
  useEffect(() => {
    let isLeft = false;
    void simulateAside(pathsPlan(result)).then((found) => {
      if (!isLeft) setEnds(found);
    });
    return () => {
      isLeft = true;
    };
  }, [result, simulateAside]);
  if (!ends) return <Remark text="正在模拟 1000 种行情…" />;
  const lasting = (months: number) => ends.filter((end) => end >= months).length;
  const at = (share: number) => {
    const months = ends[Math.floor(ends.length * share)] ?? 0;
    return months >= SPANS[SPANS.length - 1]! * 12 ? '50 年以上' : `${Math.floor(months / 12)} 年`;
  };
  return (
    <>
      <ScheduleTable
        caption="1000 种行情中够用的"
        columns={['够用', '次数', '可能']}
        groups={SPANS.map((years) => ({
          title: `${years} 年`,
          cells: [
            `${lasting(years * 12)} 次`,
            `${Math.floor((lasting(years * 12) / ends.length) * 1000) / 10}%`,
          ],
        }))}
      />
      <Remark
        text={`差的行情（十次里最差的一次）够用 ${at(0.1)}，一般的够用 ${at(0.5)}。每年收益按平均 ${result.plan.annualReturn}%、波动 ${result.spread}% 随机，同样的内容每次结果相同，不代表以后的行情。`}
      />
    </>
  );
}
