import { yearAndDayInWords } from '@suite/kernel/time';
import { Poster } from '@suite/ui/poster';
import { awardSize, drawAward, type Award } from './draw-award';

/** A diploma or a certificate as a picture, which a long press saves once it is issued. */
export function AwardPicture({ award }: { award: Award }) {
  const { name, courseName, number, verifyCode, day, isSample } = award;
  const facts = isSample ? '样张' : `证书编号 ${number}，校验码 ${verifyCode}，${yearAndDayInWords(day)}颁发`;
  return (
    <Poster
      subject={award}
      draw={(pen, drawn) => drawAward(pen, { ...drawn, day: isSample ? drawn.day : yearAndDayInWords(day) })}
      width={awardSize.width}
      height={awardSize.height}
      alt={`结业证书：${name}，${courseName}，${facts}`}
      fileName={`结业证书-${number}.png`}
      isSample={isSample}
    />
  );
}
