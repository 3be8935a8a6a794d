import { webkit } from '../../testing/engines/webkit.ts'
import { testBuyerFlows } from './buyer-flows.ts'
import { testFlows } from './flows.ts'

testFlows(webkit)
testBuyerFlows(webkit)
