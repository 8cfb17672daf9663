import { get, getList } from './call';
import type { MaterialDetail, MaterialInfoParams, MaterialWeek } from './entities/material';
import type { VideoStream } from './entities/video';

export const materialList = getList<void, MaterialWeek>(
  '/v3/study/getMaterialList',
  'is_current! is_studied! materials* start_date@ title$ week_id# week_name$',
);
/** @writes marks the material as studied unless it is a preview */
export const materialInfo = get<MaterialInfoParams, MaterialDetail>(
  '/v3/study/getWapMaterialInfo',
  'record_time@ title$ video_info? video_name$ week_id# week_name$',
);
/** The streams of a video material, of any course line. */
export const materialDefinition = getList<{ material_id: number }, VideoStream>('/Material/definition');
