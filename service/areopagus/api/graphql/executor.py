"""The executor: graphql-core's, with plain data projected instead of resolved field by field."""

import logging
from typing import Any

from graphql import GraphQLError, GraphQLObjectType, GraphQLOutputType
from graphql.pyutils import Path

from areopagus.api.graphql.core_internals import (
    Executor,
    FieldDetails,
    GroupedFieldSet,
    collect_subfields,
)
from areopagus.api.graphql.projection import Project, compile_selection, is_plain
from areopagus.api.graphql.resolvers import Info

log = logging.getLogger("areopagus.graphql")


class ProjectingExecutor(Executor[Any]):
    """Completes plain values by compiled projection, and all others as graphql-core does."""

    def complete_value(
        self,
        return_type: GraphQLOutputType,
        field_details_list: list[FieldDetails],
        info: Info,
        path: Path,
        result: Any,
        position_context: Any,
    ) -> Any:
        if result is not None and field_details_list[0].node.selection_set is not None:
            try:
                project = self._projection(return_type, field_details_list)
                if project is not None:
                    return project(result)
            except Exception:  # whatever it was, the ordinary way finds it again and tells it
                log.warning("a projection failed", exc_info=True)
        try:
            return super().complete_value(
                return_type, field_details_list, info, path, result, position_context
            )
        except GraphQLError as error:
            if error.path is None:  # about our own value: no client could mend it
                raise TypeError(error.message) from error
            raise

    def _projection(
        self, return_type: GraphQLOutputType, details: list[FieldDetails]
    ) -> Project | None:
        prepared = self.context_value.prepared
        nodes = [id(one.node) for one in details]
        key = (id(return_type), *nodes, *prepared.conditions(self.variable_values))
        projections = prepared.projections
        if key not in projections:
            if len(projections) >= prepared.MOST_PROJECTIONS:
                projections.clear()
            projections[key] = self._compiled(return_type, details)
        project: Project | None = projections[key]
        return project

    def _compiled(
        self, return_type: GraphQLOutputType, details: list[FieldDetails]
    ) -> Project | None:
        if not is_plain(self.schema, return_type):
            return None
        # The function outlives this request: it holds what the document says, and no more.
        schema, fragments, operation = self.schema, self.fragments, self.operation
        values = self.context_value.prepared.only_conditions(self.variable_values)

        def collect(kind: GraphQLObjectType, selected: list[FieldDetails]) -> GroupedFieldSet:
            return collect_subfields(
                schema, fragments, values, operation, kind, selected
            ).grouped_field_set

        return compile_selection(schema, return_type, details, collect)
