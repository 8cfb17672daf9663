import { get, getList } from './call';
import type { MaterialDetail, MaterialInfoParams, MaterialWeek } from './entities/material';
import type { VideoStream } from './entities/video';

export const materialList = getList<void, MaterialWeek>('/v3/study/getMaterialList');
/** @writes marks the material as studied unless it is a preview */
export const materialInfo = get<MaterialInfoParams, MaterialDetail>('/v3/study/getWapMaterialInfo');
/** The streams of a video material, of any course line. */
export const materialDefinition = getList<{ material_id: number }, VideoStream>('/Material/definition');
