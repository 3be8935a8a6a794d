import { webkit } from '../../testing/engines/webkit.ts'
import { testFlows } from './flows.ts'

testFlows(webkit)
