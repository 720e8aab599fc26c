export {
  caseNames,
  type EventDeclarations,
  readmeBlocksJson,
  renderEvents,
  topicNode,
  topicNodeId,
} from './render-events.ts';
export { renderStateDiagram, type StateTransitions } from './render-state-diagram.ts';
