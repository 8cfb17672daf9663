import { Calendar, Card, CheckGroup, IconCheck, type CalendarMark } from '@suite/ui';
import { addDays, weekdayOf } from '@suite/kernel/time';
import { CellGroup } from '@suite/ui/base';
import { Poster, PosterSheet, type Pen } from '@suite/ui/poster';
import { useState } from 'react';
import { Caption } from '../caption';

const today = '2026-11-21';

function clocked(day: string): CalendarMark | undefined {
  if (day > today) return { words: '', tone: 'quiet' };
  if (Number(day.slice(8)) % 6 === 5) return { words: '没有打卡', tone: 'quiet' };
  return { words: '已打卡', note: <IconCheck />, tone: 'done' };
}

function draw(pen: Pen, { name }: { name: string }) {
  pen.box({ x: 0, y: 0, width: pen.width, height: pen.height, fill: ['#2457d6', '#16367f'] });
  pen.box({ x: 40, y: 40, width: 670, height: 420, radius: 32, fill: '--color-card' });
  const text = '慢慢来，比较快。每一笔小钱，都在为大事做准备，坚持不是咬牙，而是把它变成习惯。';
  pen.text(name, { x: 80, y: 72, width: 590, size: 40, weight: 600, lines: 1 });
  pen.text(text, { x: 80, y: 150, width: 380, size: 32, lines: 4, color: '--color-text-secondary' });
  pen.code('https://m.example.com/#/user-clock', { x: 486, y: 210, size: 184 });
}

export function Calendars() {
  const [month, setMonth] = useState('2026-11');
  const [day, setDay] = useState('2026-11-25');
  const [tags, setTags] = useState<string[]>(['专业']);
  const offered = (date: string): CalendarMark | undefined => {
    if (date < addDays(today, 2) || [1, 3, 6].indexOf(weekdayOf(date)) < 0)
      return { words: '', tone: 'quiet' };
    if (Number(date.slice(8)) % 4 === 0) return { words: '已满', note: '已满', tone: 'quiet' };
    return {
      words: '余 38 位',
      note: '余38',
      tone: 'open',
      chosen: date === day,
      onChoose: () => setDay(date),
    };
  };
  return (
    <>
      <Caption text="做过的日子">
        <Card>
          <Calendar label="打卡日历" month="2026-11" today={today} markOf={clocked} />
        </Card>
      </Caption>
      <Caption text="可以选择的日子，按月翻看">
        <Card>
          <Calendar
            label="开班日历"
            month={month}
            onMonth={setMonth}
            first="2026-11"
            last="2027-02"
            today={today}
            markOf={offered}
          />
        </Card>
      </Caption>
      <Caption text="多选">
        <CellGroup>
          <CheckGroup
            label="选几个词形容老师"
            options={['专业', '有耐心', '讲得生动', '作业批改细'].map((value) => ({ value, label: value }))}
            value={tags}
            onChange={setTags}
          />
        </CellGroup>
      </Caption>
      <Caption text="海报在页面上的位置，还没有内容">
        <PosterSheet />
      </Caption>
      <Caption text="海报" padded>
        <Poster subject={{ name: '清禾' }} draw={draw} height={500} alt="清禾的海报" fileName="海报.png" />
      </Caption>
    </>
  );
}
